// Reasons why an outbox message was not sent, apart from the carrier's own.
export const deliveryProblems = {
  inDoubt:
    'The server stopped while sending this, so it may or may not have been sent. Send it again if it matters.',
  tooLate: 'It couldn’t be sent in time: what it says is over by now.',
  unanswered:
    'The SMS gateway didn’t answer, so this may or may not have been sent. Send it again if it matters.',
  whatsAppUnanswered:
    'WhatsApp didn’t answer, so this may or may not have been sent. Send it again if it matters.',
  numberAbroad:
    'Your SMS gateway sends to Indian mobile numbers only. Reach this customer by email or WhatsApp.',
  codeExpired:
    'This code couldn’t be sent before it expired. Check your SMS gateway: its address, its token and its balance.',
  noWay: 'This customer has no email and no phone number.',
  phoneChanged: 'The phone number has changed since.',
  phoneNotProven: 'This phone number isn’t confirmed, and staff didn’t get it from the customer.',
  notDelivered: 'The operator didn’t deliver this message, and gave no reason.',
  noTextForThis:
    'No approved text says this kind of message, and operators let no other through. If it matters, tell the customer in another way.',
  textNotApproved: ({ name }: { readonly name: string }) =>
    `The text “${name}” isn’t approved yet. Register it under Outbox, Approved texts, then send this again.`,
  textMisfit: ({ name, value }: { readonly name: string; readonly value: string }) =>
    `“${value}” doesn’t fit the registered text “${name}”. Register that text again under Outbox, Approved texts.`,
  noHeader:
    'Your DLT registration has no header. Enter it under Outbox, Approved texts, then send this again.',
  noOfferHeader:
    'Offers need a header of their own from DLT. Enter it under Settings, Business, Offers, then send this again.',
  /** What the carrier said follows the next three. */
  accessRefused:
    'Your SMS gateway refuses Washline. Check SMS_TOKEN, and at the gateway whether your account and this server’s address are allowed.',
  creditMissing: 'Your SMS gateway account has no credit. Top it up there.',
  mailLoginRefused:
    'Your mail server refuses the login. Correct the user and the password in SMTP_URL, then restart.',
  notSubscribed: 'The browser is no longer subscribed.',
  pictureGone: 'The picture was deleted.',
}
