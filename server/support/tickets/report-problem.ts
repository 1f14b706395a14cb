/** A customer says what is wrong with one of their orders: a ticket with all of it is opened. */
import type * as z from 'zod/mini'
import type { reportProblem as call } from '#contract/tickets.ts'
import { itemName } from '#domain/order-items.ts'
import { isClaim } from '#domain/claims.ts'
import { ticketFor } from '#domain/order-problems.ts'
import { refuseBlocked } from '../../identity/blocks/refuse-blocked.ts'
import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import { findOwnOrder } from '../../ordering/orders/own-order.ts'
import type { Tx } from '../../database/transaction.ts'
import { beginClaim } from '../claims/make-claim.ts'
import { keepTicket } from './keep-ticket.ts'
import { findGarmentOfOrder, findLine, type TicketRow } from './store.ts'

/**
 * What is wrong is kept as it was chosen; the subject says it in the laundry's language, for lists and searching.
 * @param key the request's Idempotency-Key: the same key and report find the ticket they opened first
 * @throws AppError `customer_blocked`, `order_not_found`, `not_found` for a piece that is not on the order,
 *   and as `beginClaim` and `keepTicket` do
 */
export async function reportProblem(
  deps: Pick<Deps, 'db' | 'words' | 'clock' | 'settings' | 'config' | 'events'>,
  person: Person,
  orderId: string,
  input: z.output<typeof call.body>,
  key: string | null,
): Promise<TicketRow> {
  const { problem, wish, message = '', pictures } = input
  await refuseBlocked(deps, person)
  const order = await findOwnOrder(deps.db, person, orderId)
  const piece = input.piece ? await pieceOf(deps, order.id, input.piece) : null
  const settings = await deps.settings.current()
  const claimed =
    isClaim(input) && input.piece && piece !== null
      ? { orderId: order.id, problem: input.problem, itemId: input.piece, piece }
      : null
  const ticket = {
    subject: deps.words.problemSubject({ problem, piece }),
    ...ticketFor(problem),
    orderId: order.id,
    report: { problem, wish, piece },
    message,
    pictures,
    ...(claimed && {
      begin: (tx: Tx) => beginClaim(tx, settings, { ...claimed, pieceNumber: input.pieceNumber }),
    }),
  }
  return keepTicket(deps, person, ticket, { key, input: { orderId: order.id, ...input } })
}

/** What the order calls a piece: one of its items, or what its customer named from the wardrobe. */
async function pieceOf({ db }: Pick<Deps, 'db'>, orderId: string, id: string): Promise<string> {
  const line = await findLine(db, orderId, id)
  if (line) return itemName(line)
  const garment = await findGarmentOfOrder(db, orderId, id)
  if (!garment) throw notFound('item')
  return garment.name
}
