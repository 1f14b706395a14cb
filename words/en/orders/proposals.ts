// Proposals: the customer's questions and answers, and staff's form.
type Came = { readonly total: string | null }
type Waits = { readonly waits: boolean }

export const proposals = {
  title: 'Please approve this',
  /** Once nothing of it is asked any more. */
  titleOver: 'Price approval',
  about: ({ total, now }: { readonly total: string; readonly now: string }) =>
    `With everything, your new total is ${total} instead of ${now}. We won’t do or charge any of this without your OK.`,
  /** Of a bag, whose first price it is. */
  aboutBag: ({ total }: { readonly total: string }) =>
    `We counted your clothes. The total is ${total}, which is more than we may charge without asking you. We won’t do or charge any of this without your OK.`,
  untilBag: ({ when }: { readonly when: string }) =>
    `Please answer by ${when}. If we don’t hear from you, your clothes wait here. Delivery moves back by however long we wait for you.`,
  until: ({ when }: { readonly when: string }) =>
    `Please answer by ${when}. If we don’t hear from you, we’ll leave your order as you placed it. Delivery moves back by however long we wait for you.`,
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
    late: () => 'The time to answer has passed. If you’d like a change, please call us.',
    done: ({ total }: Came) =>
      total === null
        ? 'Thank you. Your order was changed as you said.'
        : `Thank you. Your new total is ${total}.`,
    declined: ({ total }: Came) =>
      total === null
        ? 'As you asked, we left everything else as it was.'
        : `As you asked, we left everything else as it was. Your order stays at ${total}.`,
    lapsed: ({ total }: Came) =>
      total === null
        ? 'We didn’t hear from you in time, so we left everything else as it was.'
        : `We didn’t hear from you in time, so we left everything else as it was. Your order stays at ${total}.`,
    partly: ({ total }: Came) =>
      `The time to answer has passed. We’ll do what you approved and leave the rest as you ordered it${total === null ? '' : `: ${total}`}.`,
    stuck: () =>
      'We can no longer do what you chose, so we left your order as it was. Please call us.',
    outdated: () => 'Your order has changed since we asked. It is shown below.',
  },
  /** Of a bag; `waits`: while it isn't counted. */
  overBag: {
    lapsed: ({ waits }: Waits) =>
      waits
        ? 'We didn’t hear from you in time, so we haven’t started. Your clothes are safe with us; please call us.'
        : 'We didn’t hear from you in time, so we left it as it was. Your order is shown below.',
    partly: ({ total }: Came) =>
      `The time to answer has passed. We’ll do what you approved${total === null ? '' : ` for ${total}`}, and nothing else. Please call us about the rest.`,
    stuck: ({ waits }: Waits) =>
      waits
        ? 'We can no longer do what you chose, so we haven’t started. Your clothes are safe with us; please call us.'
        : 'We couldn’t do what you chose, so we left it as it was. Your order is shown below.',
  },
  loading: 'Loading the approval request',
  notLoaded: 'The approval request couldn’t be loaded.',
  /** Where the link's key isn't the newest question's: mistyped, another order's, or of a question that another replaced. */
  notGood: {
    title: 'This link no longer works',
    text: 'We may have sent you a newer one. Please use the link in our latest message, or log in.',
    logIn: 'Log in',
  },
  notAnswered: 'Your answer couldn’t be sent.',

  ask: 'Ask the customer',
  asked: 'Customer asked',
  askedText: ({ number }: { readonly number: string }) =>
    `Order ${number} waits for its customer’s answer.`,
  reasonOf: ({ item }: { readonly item: string }) => `Why ${item}`,
  waiting: 'Waiting for approval',
  waitsUntil: ({ when }: { readonly when: string }) =>
    `The customer was asked and has until ${when} to answer. Until then nothing is done.`,
}
