// Links between the parts of a split order, on the customer's page and on staff's.
export const splitLinks = {
  from: 'Split from',
  into: 'Split into',
}
