// Effects of a status change, one sentence each: notifications, and money that moves or stays due.
interface Sum {
  /** Written. */
  readonly sum: string
}

interface Some {
  readonly count: number
}

/** Orders among all that change. */
interface Share extends Some {
  readonly of: number
}

interface Unpacked extends Share {
  /** Bags and items. */
  readonly units: number
}

interface Notified {
  readonly customers: number
  readonly orders: number
  /** The messages leave after so long; 0: at once. */
  readonly waitSeconds: number
}

export const whatFollows = {
  unpacked: ({ count, of, units }: Unpacked) => {
    const pieces = units === 1 ? 'One bag or item' : `${units} bags and items`
    const arent = units === 1 ? 'isn’t' : 'aren’t'
    return of === 1
      ? `${pieces} of it ${arent} packed yet.`
      : `${count} of ${of} orders ${count === 1 ? 'isn’t' : 'aren’t'} all packed: ${pieces.toLowerCase()} ${units === 1 ? 'is' : 'are'} still here.`
  },
  unpaid: ({ count, of, sum }: Share & Sum) =>
    of === 1
      ? `${sum} is unpaid and stays due.`
      : `${count} of ${of} orders ${count === 1 ? 'is' : 'are'} unpaid, ${sum} in all stays due.`,
  charged: ({ count, sum }: Some & Sum) =>
    `${sum} is charged to ${count === 1 ? 'a saved card' : `${count} saved cards`}.`,
  toCards: ({ count, sum }: Some & Sum) =>
    `${sum} goes back to the ${count === 1 ? 'card' : 'cards'} that paid.`,
  byHand: ({ sum }: Sum) => `${sum} was paid in cash or by UPI and is to be given back.`,
  noLongerDue: ({ sum }: Sum) => `${sum} needn’t be paid any more.`,
  allowances: ({ count, of }: Share) => {
    const orders = of === 1 ? 'The order' : `${count} of ${of} orders`
    const give = count === 1 ? 'gives' : 'give'
    return `${orders} ${give} back what ${count === 1 ? 'it' : 'they'} took of the Laundry Club.`
  },
  rewards: ({ count }: Some) =>
    `${count === 1 ? 'A reward is' : `${count} rewards are`} theirs to use again.`,
  promoCodes: ({ count }: Some) =>
    `${count === 1 ? 'The use of a promo code is' : `${count} uses of promo codes are`} given back.`,
  slots: ({ count }: Some) =>
    `${count === 1 ? 'A place in a pickup slot is' : `${count} places in pickup slots are`} free again.`,
  invoices: ({ count, sum }: Some & Sum) =>
    count === 1
      ? `The invoice is taken back with a credit note over ${sum}.`
      : `${count} invoices are taken back with credit notes over ${sum}.`,
  points: ({ count }: Some) => `${count} ${count === 1 ? 'point is' : 'points are'} taken back.`,
  issued: ({ count, sum }: Some & Sum) =>
    `${count === 1 ? 'An invoice is' : `${count} invoices are`} issued over ${sum}.`,
  earned: ({ count }: Some) => `${count} ${count === 1 ? 'point is' : 'points are'} earned.`,
  notified: ({ customers, orders, waitSeconds }: Notified) => {
    const who = customers === 1 ? 'One customer' : `${customers} customers`
    const each = orders > customers ? ', of each order separately' : ''
    const sentence = `${who} will be notified${each}.`
    if (waitSeconds === 0) return sentence
    const wait = waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`
    return `${sentence} The messages leave after ${wait}; until then you can undo this.`
  },
  unchanged: ({ count }: Some) =>
    count === 1
      ? 'One selected order has this status already and stays as it is.'
      : `${count} selected orders have this status already and stay as they are.`,
}
