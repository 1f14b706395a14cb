// Dialog in which a customer saves a card.
export const addCardDialog = {
  title: 'Add card',
  isDefault: 'Use as my default card',
  save: 'Save card',
  saving: 'Saving…',
  saved: 'Card saved.',
  failed: 'Your card couldn’t be saved. Please try again.',
}
