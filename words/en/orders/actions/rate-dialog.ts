// Dialog in which a customer rates an order.
export const rateDialog = {
  title: ({ isFirst }: { readonly isFirst: boolean }) =>
    isFirst ? 'Rate Order' : 'Change your rating',
  about: ({ number }: { readonly number: string }) => `How did we do with order [${number}]?`,
  stars: 'Your rating',
  starsNeeded: 'Please choose 1 to 5 stars.',
  comment: 'Comment',
  quotable:
    'You may show my comment on your website, with my first name. I can withdraw this here.',
  notNow: 'Not now',
  save: 'Save rating',
  saving: 'Saving…',
  saved: 'Thank you for your rating!',
  failed: 'Your rating couldn’t be saved. Please try again.',
}
