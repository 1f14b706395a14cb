// Sharing of the approval link by staff: by WhatsApp, or copied.

export const approvalLink = {
  about: 'The same link as in their email. It opens only this request, until it expires.',
  whatsapp: 'Send by WhatsApp',
  opening: 'Opening WhatsApp…',
  /** In the place of the button's way. */
  noNumber:
    'No WhatsApp: we don’t have an Indian mobile number for this customer. Add one, or copy the link.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyByHand: 'Please copy the link by hand.',
  link: 'Link to approve',
  openByHand: 'Your browser opened no window. Open WhatsApp',
  failed: 'The link couldn’t be made.',
}
