// Stands before the numbers of orders that were one order, on its customer's page and on staff's.
export const splitLinks = {
  from: 'Split from',
  into: 'Part of it comes as',
}
