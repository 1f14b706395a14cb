// Why a message of the outbox did not leave, as far as no carrier said it.
export const deliveryProblems = {
  inDoubt:
    'The server was stopped while it handed this over, so it may have left or not. Send it again if it matters.',
  phoneNotProven: 'This phone number is not proven.',
  notSubscribed: 'The browser is no longer subscribed.',
}
