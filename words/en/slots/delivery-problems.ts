// Reasons why an outbox message was not sent, apart from the carrier's own.
export const deliveryProblems = {
  inDoubt:
    'The server stopped while sending this, so it may or may not have been sent. Send it again if it matters.',
  noWay: 'This customer has no email and no phone number.',
  phoneChanged: 'The phone number has changed since.',
  phoneNotProven: 'This phone number isn’t confirmed, and staff didn’t get it from the customer.',
  notDelivered: 'The operator didn’t deliver this message, and gave no reason.',
  notSubscribed: 'The browser is no longer subscribed.',
}
