// The console's list of customers.

/** In which order it can be. */
export const customerSorts = {
  newest: 'Newest first',
  spent: 'Most spent',
  orders: 'Most orders',
}
