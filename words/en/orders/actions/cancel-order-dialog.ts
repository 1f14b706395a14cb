// Dialog in which a customer cancels an order.
export const cancelOrderDialog = {
  title: 'Cancel this order?',
  /** `date` and `time`: of the pickup, written. */
  about: (order: { readonly number: string; readonly date: string; readonly time: string }) =>
    `Order ${order.number} with its pickup on ${order.date}, ${order.time}, will be cancelled. This can’t be undone.`,
  cancel: 'Cancel order',
  keep: 'Keep order',
  failed: 'The order couldn’t be cancelled. Please try again.',
  done: 'Order cancelled',
  doneLine: ({ number }: { readonly number: string }) => `We won’t pick up ${number}.`,
}
