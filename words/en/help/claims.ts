// Claims in records, and pieces that staff give up.
import type { UnitKind } from '#domain/clothes/custody.ts'

export const claims = {
  /** A bag or an item that nobody named. */
  unitName: ({ kind, number }: { readonly kind: UnitKind; readonly number: number }) =>
    `${kind === 'bag' ? 'Bag' : 'Item'} ${number}`,
  /** What its customer reads first where staff gave something up. */
  givenUp: ({
    piece,
    order,
    reason,
  }: {
    readonly piece: string
    readonly order: string
    readonly reason: string
  }) =>
    `We couldn’t find ${piece} from your order ${order}. We’re sorry. ${reason}\n\nYou don’t have to claim it: we opened this claim for you, and we’ll tell you what we pay by the date on your order’s page. If you still have the bill or a photo of it, please send it here.`,
  /** Why something came off an order; `piece` null once its customer was erased. */
  goodwillReason: ({
    ticket,
    piece,
  }: {
    readonly ticket: string | null
    readonly piece: string | null
  }) => {
    const what = piece === null ? 'A claim' : `Your claim for ${piece}`
    return ticket === null ? `${what}.` : `${what} (${ticket}).`
  },
}
