/** Opens a ticket from a customer's report about their order. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { reportProblem as call } from '#contract/help/tickets.ts'
import { itemName } from '#domain/orders/order-items.ts'
import { isClaim } from '#domain/help/claims.ts'
import { ticketForProblem } from '#domain/help/order-problems.ts'
import { refuseBlockedCustomer } from '../../identity/blocks/refuse-blocked-customer.ts'
import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { findOwnOrder } from '../../ordering/orders/record/own-order.ts'
import type { Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { prepareClaim } from '../claims/make-claim.ts'
import { findReceivedPiece, nameOfPiece, type ReceivedPiece } from '../claims/received-piece.ts'
import { storeTicketOnce } from './store-ticket-once.ts'
import { findGarmentOfOrder, findOrderLine, type TicketRow } from './store.ts'

/**
 * What is wrong is kept as it was chosen; the subject says it in the laundry's language, for lists and searching.
 * @param key the request's Idempotency-Key: the same key and report find the ticket they opened first
 * @throws AppError `customer_blocked`, `order_not_found`, `not_found` for a piece that is not on the order,
 *   `not_claimable` for one that never came in, and as `prepareClaim` and `storeTicketOnce` do
 */
export async function reportProblem(
  deps: Pick<Deps, 'db' | 'staffWords' | 'clock' | 'laundry' | 'config' | 'events'>,
  person: Person,
  orderId: string,
  input: z.output<typeof call.body>,
  key: string | null,
): Promise<TicketRow> {
  const { problem, wish, message = '', pictures } = input
  await refuseBlockedCustomer(deps, person)
  const order = await findOwnOrder(deps.db, person, orderId)
  const named = await pieceOf(deps, order.id, input)
  const piece = named?.name ?? null
  const settings = await deps.laundry(branchOfOrder(order)).settings.current()
  const claimed =
    isClaim(input) && named
      ? {
          orderId: order.id,
          problem: input.problem,
          itemId: named.itemId,
          unit: named.unit,
          piece: named.name,
        }
      : null
  const ticket = {
    subject: deps.staffWords.problemSubject({ problem, piece }),
    ...ticketForProblem(problem),
    orderId: order.id,
    report: { problem, wish, piece },
    message,
    pictures,
    ...(claimed && {
      begin: (tx: Tx) => prepareClaim(tx, settings, { ...claimed, pieceNumber: input.pieceNumber }),
    }),
  }
  return storeTicketOnce(deps, person, ticket, { key, input: { orderId: order.id, ...input } })
}

interface Named {
  itemId: string
  name: string
  unit: ReceivedPiece | null
}

/**
 * What was counted in, or what the order calls a piece: one of its items, or what its customer named from the wardrobe.
 * @returns null for all of the order
 */
async function pieceOf(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  orderId: string,
  { unit: number, piece: id }: { unit?: number | undefined; piece?: string | undefined },
): Promise<Named | null> {
  if (number !== undefined) {
    const unit = await findReceivedPiece(db, orderId, { unit: number })
    if (!unit) {
      const piece = staffWords.claims.unitName({ kind: 'item', number })
      throw new AppError('not_claimable', say('claimNeverReceived', { piece, received: 0 }))
    }
    return { itemId: unit.itemId, name: nameOfPiece(staffWords, unit), unit }
  }
  if (!id) return null
  const line = await findOrderLine(db, orderId, id)
  if (line) return { itemId: id, name: itemName(line), unit: null }
  const garment = await findGarmentOfOrder(db, orderId, id)
  if (!garment) throw notFound('item')
  const unit = await findReceivedPiece(db, orderId, { garmentId: id })
  return { itemId: id, name: garment.name, unit }
}
