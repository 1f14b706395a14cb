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
      ? `${pieces} ${arent} packed yet.`
      : `${count} of ${of} orders ${count === 1 ? 'isn’t' : 'aren’t'} all packed: ${pieces.toLowerCase()} ${units === 1 ? 'is' : 'are'} still here.`
  },
  unpaid: ({ count, of, sum }: Share & Sum) =>
    of === 1
      ? `${sum} is unpaid and stays due.`
      : `${count} of ${of} orders ${count === 1 ? 'is' : 'are'} unpaid, ${sum} in total stays due.`,
  charged: ({ count, sum }: Some & Sum) =>
    `${sum} is charged to ${count === 1 ? 'a saved card' : `${count} saved cards`}.`,
  toCards: ({ count, sum }: Some & Sum) =>
    `${sum} goes back to the ${count === 1 ? 'card' : 'cards'} that paid.`,
  byHand: ({ sum }: Sum) => `${sum} was paid in cash or by UPI and is to be refunded.`,
  noLongerDue: ({ sum }: Sum) => `${sum} is no longer due.`,
  allowances: ({ count, of }: Share) => {
    const orders = of === 1 ? 'The order' : `${count} of ${of} orders`
    const give = count === 1 ? 'returns' : 'return'
    return `${orders} ${give} what ${count === 1 ? 'it' : 'they'} used of the Laundry Club allowance.`
  },
  rewards: ({ count }: Some) =>
    `${count === 1 ? 'A reward' : `${count} rewards`} can be used again.`,
  promoCodes: ({ count }: Some) =>
    `${count === 1 ? 'A promo code' : `${count} promo codes`} can be used again.`,
  slots: ({ count }: Some) =>
    `${count === 1 ? 'A place in a pickup slot is' : `${count} places in pickup slots are`} free again.`,
  invoices: ({ count, sum }: Some & Sum) =>
    count === 1
      ? `The invoice is cancelled with a credit note for ${sum}.`
      : `${count} invoices are cancelled with credit notes for ${sum}.`,
  points: ({ count }: Some) => `${count} ${count === 1 ? 'point is' : 'points are'} deducted.`,
  issued: ({ count, sum }: Some & Sum) =>
    `${count === 1 ? 'An invoice is' : `${count} invoices are`} issued for ${sum}.`,
  earned: ({ count }: Some) => `${count} ${count === 1 ? 'point is' : 'points are'} earned.`,
  notified: ({ customers, orders, waitSeconds }: Notified) => {
    const who = customers === 1 ? 'One customer' : `${customers} customers`
    const each = orders > customers ? ', about each order separately' : ''
    const sentence = `${who} will be notified${each}.`
    if (waitSeconds === 0) return sentence
    const wait = waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`
    return `${sentence} The messages go out after ${wait}; until then you can undo this.`
  },
  unchanged: ({ count }: Some) =>
    count === 1
      ? 'One selected order already has this status and stays as it is.'
      : `${count} selected orders already have this status and stay as they are.`,
}
