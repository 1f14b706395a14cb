// How staff hand on the link with which a customer approves: by WhatsApp, or copied.

export const approvalLink = {
  about:
    'The same link as in their mail: it opens this question alone, until the time to answer is over.',
  whatsapp: 'Send by WhatsApp',
  opening: 'Opening WhatsApp…',
  /** In the place of the button's way. */
  noNumber:
    'No WhatsApp: the customer has no mobile number of India here. Add one, or copy the link.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyByHand: 'Please copy the link by hand.',
  link: 'Link to approve',
  openByHand: 'Your browser opened no window. Open WhatsApp',
  failed: 'The link couldn’t be made.',
}
