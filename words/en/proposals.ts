// What customers read and answer when more would be charged than they agreed to, and what staff read while they ask.
export const proposals = {
  title: 'Please approve this',
  about: ({ total, now }: { readonly total: string; readonly now: string }) =>
    `With all of it your order comes to ${total} instead of ${now}. Nothing of it is done or charged unless you say so.`,
  /** Of a bag, whose first price it is. */
  aboutBag: ({ total }: { readonly total: string }) =>
    `We counted your clothes. All of it comes to ${total}, which is more than we may charge without asking you. Nothing of it is done or charged unless you say so.`,
  untilBag: ({ when }: { readonly when: string }) =>
    `Please answer by ${when}. Without an answer your clothes wait here. What waits for your answer comes back that much later.`,
  until: ({ when }: { readonly when: string }) =>
    `Please answer by ${when}. Without an answer we leave your order as you placed it. What waits for your answer comes back that much later.`,
  /** What a line of a bag costs. */
  costs: ({ amount }: { readonly amount: string }) => amount,
  more: ({ amount }: { readonly amount: string }) => `${amount} more`,
  ordered: ({ quantity }: { readonly quantity: string }) => `You ordered ${quantity}.`,
  notOrdered: 'Not in your order.',
  answers: { do: 'Do it', leave: 'Leave it as it is', return: 'Bring it back unwashed' },
  /** Behind a button's word for those who only hear it. */
  ofItem: ({ item }: { readonly item: string }) => `: ${item}`,
  answered: {
    do: 'You said: do it.',
    leave: 'You said: leave it as it is.',
    return: 'You said: bring it back unwashed.',
  },
  over: {
    answered: ({ total }: { readonly total: string }) =>
      `Thank you. Your order comes to ${total} with what you said.`,
    lapsed: ({ total }: { readonly total: string }) =>
      `The time to answer is over, so your order stays as you placed it: ${total}.`,
    lapsedBag: 'The time to answer is over, so nothing was done yet. Please call us.',
    outdated:
      'Your order has changed since you were asked about this. It stands as it is now below.',
  },
  loading: 'Loading what waits for your approval',
  notLoaded: "What waits for your approval couldn't be loaded.",
  notAnswered: "Your answer couldn't be sent.",

  ask: 'Ask the customer',
  asked: 'Customer asked',
  askedText: ({ number }: { readonly number: string }) =>
    `Order ${number} waits for its customer’s answer.`,
  reasonOf: ({ item }: { readonly item: string }) => `Why ${item}`,
  waiting: 'Waiting for approval',
  waitsUntil: ({ when }: { readonly when: string }) =>
    `The customer was asked and has until ${when}. Until then nothing of it is done.`,
}
