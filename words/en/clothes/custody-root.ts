// Root of a night: the mail to the laundry's owner, and the result of recomputing it.
import { shortHash } from '#domain/clothes/custody-root.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

interface Night {
  readonly nightDate: string
}
interface OfOrder {
  /** The order's number; its id where the order is gone. */
  readonly order: string
}

const ordersIn = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** What was written since the last mail; at least one of both isn't 0. */
function written({ orders, uncounted }: { orders: number; uncounted: number }): string {
  const since = 'since the last email like this'
  const moved = `Bags and items of ${ordersIn(orders)} changed hands ${since}`
  if (uncounted === 0) return `${moved}.`
  const skipped = `${ordersIn(uncounted)} ${uncounted === 1 ? 'was' : 'were'} not counted in`
  return orders === 0 ? `${skipped} ${since}, and staff said so.` : `${moved}; ${skipped}.`
}

export const custodyRootMessages = {
  'custody.root': ({
    nightDate,
    root,
    orders,
    uncounted = 0,
  }: Night & {
    readonly root: string
    /** Of which something was counted in, handed over or described. */
    readonly orders: number
    /** Of which it was only said that they aren't counted in. */
    readonly uncounted?: number
  }) => ({
    title: `Hand-overs until ${formatMessageDate(nightDate)}: ${shortHash(root)}`,
    message: [
      `${written({ orders, uncounted })} This number covers every hand-over ever recorded:`,
      root,
      'Please keep this email. If anyone doubts the records, the number shows that nothing was changed since: “npm run admin -- check-clothes --root” followed by the number computes it again.',
    ].join('\n\n'),
  }),
}

const problems = {
  brokenChain: ({ order, entry }: OfOrder & { readonly entry: number }) =>
    `Order ${order}: entry ${entry} of its hand-overs was changed, or doesn’t follow the one before it.`,
  shorterChain: ({
    order,
    nightDate,
    entries,
    left,
  }: OfOrder & Night & { readonly entries: number; readonly left: number }) =>
    `Order ${order} had ${entries} hand-overs in the night of ${formatMessageDate(nightDate)}, and has ${left} of them now.`,
  otherRoot: ({ nightDate, root }: Night & { readonly root: string }) =>
    `The hand-overs until the night of ${formatMessageDate(nightDate)} no longer match ${shortHash(root)}: some were changed, left out or rewritten since.`,
  nightLeftOut: ({ nightDate }: Night) =>
    `The night of ${formatMessageDate(nightDate)} doesn’t follow the one before it: a night was left out or changed.`,
  misreadRoot: ({ typed }: { readonly typed: string }) =>
    `“${typed}” isn’t a root. Please copy it from the email: at least its first 12 characters.`,
  unknownRoot: ({ typed }: { readonly typed: string }) =>
    `The root ${typed} isn’t stored here: it belongs to another laundry or to nights that were rewritten since, or it was mailed after this data was saved.`,
}

export const custodyRoots = {
  problems,
  none: 'No root yet: the first is made the night after clothes are counted in.',
  fits: ({ nights, nightDate, root }: Night & { nights: number; root: string }) =>
    `All hand-overs match. ${nights === 1 ? '1 night was' : `${nights} nights were`} recomputed; the last one, of ${formatMessageDate(nightDate)}, has the root ${root}.`,
  fail: ({ count }: { count: number }) => (count === 1 ? '1 mismatch:' : `${count} mismatches:`),
}
