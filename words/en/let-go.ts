// What is asked when an order goes on although not all of it is packed.
export const letGo = {
  title: ({ number }: { number: string }) => `Let ${number} go all the same?`,
  why: 'Why?',
  whyHint: 'Its customer reads this with the order.',
  whyMissing: 'Please say why.',
  letGo: 'Let it go',
  back: 'Back',
  saving: 'Saving…',
  notSaved: 'That was not saved. Please try again.',
}
