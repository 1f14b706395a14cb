/** Decides a misfit, by a manager. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  decisionChoicesOf,
  statusOfStop,
  type MisfitChoice,
} from '#domain/run-sheet/door-misfits.ts'
import { can } from '#domain/people/permissions.ts'
import { toRupees } from '#domain/base/money.ts'
import { completionTime } from '#domain/run-sheet/run-sheet.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { giveGoodwillInTransaction } from '../../billing/payments/give-goodwill.ts'
import { refundOverpayment } from '../../billing/payments/refund-overpayment.ts'
import { recordTakenPayment } from '../../billing/payments/mark-paid.ts'
import { settleRefundsNow } from '../../billing/payments/settle-refunds-now.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  recordHandedInInTransaction,
  undoHandedInInTransaction,
} from '../clothes/counting/hand-in.ts'
import { readStatusChangeState } from '../orders/record/history.ts'
import { moveStatusInTransaction } from '../orders/status/move-status.ts'
import { CHOICE_NEEDS } from './choice-needs.ts'
import {
  findMisfit,
  updateMisfitDecision,
  updateStopOfMisfit,
  type MisfitRow,
} from './misfit-store.ts'
import { orderOfMisfit, stopOfMisfit } from './misfit-view.ts'
import { findCompletion } from './store.ts'
import { undoCompletionInTransaction } from './undo-completion.ts'

interface AtHand {
  deps: Deps
  staff: Person
  row: MisfitRow
  /** What the choice moves, in paise. */
  paise: number
  now: Date
}

/** What a choice did: what happened, and the refunds to be settled once it has committed. */
interface Done {
  events?: readonly NewEvent[]
  refundIds?: readonly string[]
}

/**
 * Decided once: the same choice again changes nothing.
 * @throws AppError `not_found`; `forbidden` for a choice that asks for more than one may; `no_longer_changeable` for what
 *   is decided otherwise, or can't be chosen any more; those of what is chosen
 */
export async function decideMisfit(
  deps: Deps,
  staff: Person,
  id: string,
  choice: MisfitChoice,
): Promise<void> {
  const now = deps.clock()
  const need = CHOICE_NEEDS[choice]
  if (need !== undefined && !can(staff, need))
    throw new AppError('forbidden', say('choiceNeedsMoney'))
  const known = await findMisfit(deps.db, id)
  if (!known) throw notFound('stop')
  const refundIds = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, known.order_id)
    const row = (await findMisfit(tx, id))!
    if (row.outcome === choice) return []
    const found = decisionChoicesOf(stopOfMisfit(row), orderOfMisfit(row)).find(
      (each) => each.choice === choice,
    )
    if (row.outcome !== null || !found)
      throw new AppError('no_longer_changeable', say('lateStopDecided'))
    await updateMisfitDecision(tx, id, { outcome: choice, decided_by: staff.id, decided_at: now })
    const at = { deps, staff, row, paise: found.paise, now }
    const { events = [], refundIds: refunds = [] } = await DECIDE[choice](tx, order, at)
    await emit(tx, deps, ...events, decided(row, staff, choice, now))
    return refunds
  })
  await settleRefundsNow(deps, refundIds)
}

const DECIDE: Record<MisfitChoice, (tx: Tx, order: LockedOrder, at: AtHand) => Promise<Done>> = {
  async accept(tx, order, { deps, row, now }) {
    const rider = await requireUser(tx, row.completed_by!)
    const { lastEntryAt } = await readStatusChangeState(tx, order.id)
    const device = { at: row.completed_at, sentAt: undefined }
    const at = completionTime({ ...device, arrivedAt: now, lastEntryAt })
    const taken = row.taken_by ? { by: row.taken_by, name: row.taken_name } : undefined
    const { handedOverUnpacked: reason } = await wordsOfUser(tx, deps, order.user_id)
    const change = { reason, taken, now, at }
    if (!row.brought_back)
      await updateStopOfMisfit(tx, row.completion_id, { status_before: order.status })
    return moveStatusInTransaction(tx, deps, rider, order, statusOfStop(stopOfMisfit(row))!, change)
  },

  async keep() {
    return {}
  },

  async hand_back(tx, order, { deps, staff, row, paise, now }) {
    const { timeZone } = await deps.laundry(branchOfOrder(order)).settings.current()
    const { moneyReasons } = await wordsOfUser(tx, deps, order.user_id)
    const reason = moneyReasons.paidTwice
    const back = { paymentId: row.payment_id!, amountPaise: paise, reason }
    return { events: await refundOverpayment(tx, deps, staff, order, back, { now, timeZone }) }
  },

  async forgive(tx, order, { deps, staff, paise, now }) {
    const { timeZone } = await deps.laundry(branchOfOrder(order)).settings.current()
    const { moneyReasons } = await wordsOfUser(tx, deps, order.user_id)
    const reason = moneyReasons.forgivenAtDoor
    const input = { amount: toRupees(paise), reason }
    return {
      refundIds: await giveGoodwillInTransaction(tx, deps, staff, order, input, { now, timeZone }),
    }
  },

  async book(tx, order, { row, paise, now }) {
    const rider = await requireUser(tx, row.completed_by!)
    const { event, paymentId } = await recordTakenPayment(
      tx,
      rider,
      order,
      { method: row.taken_method!, paise, place: 'door' },
      { now, at: row.completed_at },
    )
    await updateStopOfMisfit(tx, row.completion_id, { payment_id: paymentId })
    return { events: [event] }
  },

  async take_back(tx, order, { deps, staff, row, now }) {
    const completion = (await findCompletion(tx, row.completion_id))!
    if (row.bags !== null) await takeBackBags(tx, deps, order, row, { staff, at: now })
    return { events: await undoCompletionInTransaction(tx, deps, staff, order, completion, now) }
  },
}

/** The bags weren't handed in after all, or as many as somebody else counted. */
async function takeBackBags(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  { other_bags: bags }: MisfitRow,
  by: { staff: Person; at: Date },
): Promise<void> {
  if (bags === null) await undoHandedInInTransaction(tx, order, by)
  else await recordHandedInInTransaction(tx, deps, order, { to: 'rider', bags }, by)
}

function decided(row: MisfitRow, staff: Person, choice: MisfitChoice, at: Date): NewEvent {
  const { number, kind, misfits, completed_by: rider } = row
  return {
    type: 'run.stop_misfit_decided',
    subject: { kind: 'order', id: row.order_id },
    actor: staff.id,
    data: { number, kind, riderId: rider ?? '', misfits, choice },
    at,
  }
}
