// Approval page behind a text message's link: one question, and its answers.

export const approveScreen = {
  title: 'Price approval',
  description: 'Approve a new price of your order, or keep it as you ordered it.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  approve: ({ total }: { readonly total: string }) => `Approve ${total}`,
  /** Where some items were decided on before. */
  approveRest: 'Approve the rest',
  keep: 'Keep as ordered',
  sending: 'Sending…',
  perItem: 'Decide on each item',
  seeOrder: 'See your order',
  /** Once the order is another than it was asked about. */
  outdated: 'Your order has changed since we asked. Please look at it again.',
}
