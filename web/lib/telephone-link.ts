// Link that calls a phone number.

/** "+91 50000 00000" becomes "tel:+915000000000". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
