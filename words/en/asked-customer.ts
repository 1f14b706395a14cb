// What staff read of what a customer was asked before more is charged, and of what they answered.

export const askedCustomer = {
  title: 'What the customer was asked',
  loading: 'Loading what the customer was asked',
  notLoaded: 'What the customer was asked couldn’t be loaded.',
  askedAt: ({ when }: { readonly when: string }) => `Asked ${when}.`,
  all: ({ total }: { readonly total: string }) => `With all of it: ${total}.`,
  answers: {
    do: 'Do it.',
    leave: 'Leave it as it was ordered.',
    return: 'Bring all of it back unwashed.',
  },
  notYet: 'No answer yet',
  standings: {
    waiting: null,
    late: 'The time to answer is over.',
    done: 'The order is what its customer said.',
    declined: 'The customer wants nothing of it, so the order stays as it was.',
    lapsed: 'Nobody answered in time, so the order stays as it was.',
    partly: 'Nobody answered all of it in time: what was answered holds, the rest wasn’t done.',
    stuck:
      'What was answered can’t be done: prices or discounts have changed since, or nothing of the order would be left. Please call the customer.',
    outdated: 'The order has changed since this was asked.',
  },
  /** Of a bag that isn't counted yet. */
  waits: 'Nobody answered in time. The clothes wait until somebody has spoken to the customer.',
}
