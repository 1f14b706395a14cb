// A customer's GSTIN on their profile.

export const customerGstin = {
  gstin: 'GSTIN',
  hint: 'For a business: it is printed on your invoices from now on.',
  none: 'Not given',
}
