// Proposals to a customer and their answers, for staff.

export const askedCustomer = {
  title: 'Price approval',
  loading: 'Loading the price approval',
  notLoaded: 'The price approval couldn’t be loaded.',
  askedAt: ({ when }: { readonly when: string }) => `Asked ${when}.`,
  all: ({ total }: { readonly total: string }) => `With everything: ${total}.`,
  answers: {
    do: 'Do it.',
    leave: 'Leave it as it was ordered.',
    return: 'Bring all of it back unwashed.',
  },
  notYet: 'No answer yet',
  standings: {
    waiting: null,
    late: 'The time to answer has passed.',
    done: 'The order follows the customer’s answers.',
    declined: 'The customer declined, so the order stays as it was.',
    lapsed: 'The customer didn’t answer in time, so the order stays as it was.',
    partly: 'The customer answered only part in time: that part was done, the rest wasn’t.',
    stuck:
      'We can’t do what the customer chose: prices or discounts have changed since, or the order would be empty. Please call the customer.',
    outdated: 'The order has changed since this was asked.',
  },
  /** Of a bag that isn't counted yet. */
  waits: 'The customer didn’t answer in time. The clothes wait until you have spoken to them.',
}
