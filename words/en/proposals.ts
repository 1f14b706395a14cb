// What customers read and answer when more would be charged than they agreed to, and what staff read while they ask.
type Came = { readonly total: string | null }
type Waits = { readonly waits: boolean }

export const proposals = {
  title: 'Please approve this',
  /** Once nothing of it is asked any more. */
  titleOver: 'What we asked you',
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
  /** What a line came to, in a word. */
  said: { do: 'Approved', leave: 'Declined', return: 'Declined', nothing: 'Not answered' },
  /** Of a line that nobody answered, once it is over; `before`: what was ordered of it. */
  unanswered: ({ isBag, before }: { readonly isBag: boolean; readonly before: number }) =>
    isBag
      ? 'Nothing was done with it.'
      : before > 0
        ? 'It stays as you ordered it.'
        : 'It isn’t in your order.',
  /** `total`: what the order came to; null where it costs something else by now. */
  over: {
    late: () => 'The time to answer is over. If you want something else, please call us.',
    done: ({ total }: Came) =>
      total === null
        ? 'Thank you. Your order was changed as you said.'
        : `Thank you. Your order comes to ${total} with what you said.`,
    declined: ({ total }: Came) =>
      total === null
        ? 'As you wish, nothing more was done.'
        : `As you wish, nothing more is done. Your order stays at ${total}.`,
    lapsed: ({ total }: Came) =>
      total === null
        ? 'The time to answer was over, so nothing more was done.'
        : `The time to answer is over, so nothing more is done. Your order stays at ${total}.`,
    partly: ({ total }: Came) =>
      `The time to answer is over. What you answered holds, the rest stays as you ordered it${total === null ? '' : `: ${total}`}.`,
    stuck: () =>
      'What you answered can’t be done any more, so your order stays as it was. Please call us.',
    outdated: () =>
      'Your order has changed since you were asked about this. It stands as it is now below.',
  },
  /** Of a bag; `waits`: while it isn't counted. */
  overBag: {
    lapsed: ({ waits }: Waits) =>
      waits
        ? 'The time to answer is over, so nothing was done yet. Your clothes wait here; please call us.'
        : 'The time to answer was over, so nothing was done then. Your order stands as it is now below.',
    partly: ({ total }: Came) =>
      `The time to answer is over. What you approved is done${total === null ? '' : ` for ${total}`}, the rest isn’t. Please call us about what you didn’t answer.`,
    stuck: ({ waits }: Waits) =>
      waits
        ? 'What you answered can’t be done any more, so nothing was done yet. Your clothes wait here; please call us.'
        : 'What you answered couldn’t be done, so nothing was done then. Your order stands as it is now below.',
  },
  loading: 'Loading what waits for your approval',
  notLoaded: "What waits for your approval couldn't be loaded.",
  /** Where the link's key isn't the newest question's: mistyped, another order's, or of a question that another replaced. */
  notGood: {
    title: 'This link doesn’t open what we asked you',
    text: 'We may have asked you again since. Please take the link from our newest message, or log in to see it.',
    logIn: 'Log in',
  },
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
