// Bags that riders bring to the laundry: taking a set in, and signing for it.
type Bags = { readonly bags: number; readonly orders: number; readonly taken: number }

const bagsText = (count: number) => (count === 1 ? '1 bag' : `${count} bags`)
const ordersText = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

export const riderSetWords = {
  title: 'From riders',
  takeIn: ({ name }: { readonly name: string }) => `Take in from ${name}`,
  has: ({ bags, orders }: Omit<Bags, 'taken'>) => `${bagsText(bags)} of ${ordersText(orders)}`,
  missingBefore: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 bag is missing' : `${count} bags are missing`,
  hint: 'Tick each bag that is here. What isn’t stays with the rider.',
  all: 'All bags are here',
  /** A bag of an order, such as "bag 2 of 3". */
  bag: ({ number, bags }: { readonly number: number; readonly bags: number }) =>
    `Bag ${number} of ${bags}`,
  /** How far it is. */
  progress: ({ bags, orders, taken }: Bags) =>
    `${bagsText(bags)} of ${ordersText(orders)}, ${taken} here`,
  missing: ({ count, names }: { readonly count: number; readonly names: string }) =>
    count === 1 ? `This one is missing: ${names}` : `These are missing: ${names}`,
  missingBag: (bag: { readonly order: string; readonly number: number; readonly bags: number }) =>
    `${bag.order} bag ${bag.number} of ${bag.bags}`,
  more: ({ count }: { readonly count: number }) => `${count} more`,
  wasMissing: 'missing',
  send: ({ taken }: Pick<Bags, 'taken'>) => `Take in ${bagsText(taken)}`,
  sent: ({ taken }: Pick<Bags, 'taken'>) => `${bagsText(taken)} taken in`,
  failed: 'The bags couldn’t be taken in.',

  toSign: 'Bags that you brought',
  colleague: 'A colleague',
  tookIn: ({ by, taken, bags, orders }: Bags & { readonly by: string }) =>
    taken === bags
      ? `${by} took in all ${bagsText(bags)} of ${ordersText(orders)}.`
      : `${by} took in ${taken} of your ${bagsText(bags)}. The others are still with you.`,
  sign: 'That’s right',
  signed: 'Signed',
  notSigned: 'It couldn’t be signed.',
}
