// Why a message of the outbox did not leave, as far as no carrier said it.
export const deliveryProblems = {
  inDoubt:
    'The server was stopped while it handed this over, so it may have left or not. Send it again if it matters.',
  noWay: 'This customer has no email and no phone number.',
  phoneChanged: 'The phone number was changed since.',
  phoneNotProven: 'Nobody confirmed this phone number, and staff were not given it.',
  notSubscribed: 'The browser is no longer subscribed.',
}
