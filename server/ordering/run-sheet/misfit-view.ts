/** Misfits as rules read them, and in API answers. */
import { toldFields } from '#contract/run-sheet/deed.ts'
import type { StopToDecide as AnsweredStop } from '#contract/run-sheet/stop-misfits.ts'
import {
  decisionChoicesOf,
  type OrderToDecide,
  type StopToDecide,
} from '#domain/run-sheet/door-misfits.ts'
import { toRupees } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { can, type Asker } from '#domain/people/permissions.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { CHOICE_NEEDS } from './choice-needs.ts'
import { deedView } from './deeds/deed-columns.ts'
import type { MisfitRow } from './misfit-store.ts'

export function stopOfMisfit(row: MisfitRow): StopToDecide {
  const { taken_method: method, taken_paise: paise } = row
  return {
    kind: row.kind,
    broughtBack: row.brought_back,
    misfits: row.misfits,
    taken: method === null ? null : { method, paise },
    bookedPaise: row.booked_paise,
    wasDuePaise: row.found_due_paise,
    isUndone: row.undone_at !== null,
  }
}

export function orderOfMisfit(row: MisfitRow): OrderToDecide {
  const { duePaise, refundDuePaise } = orderMoney(orderAmountsFromRow(row))
  return { status: row.status, isCounted: row.counted, duePaise, refundDuePaise }
}

/** @param person who sees it: only what they may choose is offered */
export function misfitView(row: MisfitRow, person: Asker): AnsweredStop {
  const order = orderOfMisfit(row)
  const { duePaise, refundDuePaise } = order
  const rupeesOf = (paise: number | null) => (paise === null ? null : toRupees(paise))
  return {
    _id: row.id,
    orderId: row.order_id,
    number: row.number,
    kind: row.kind,
    rider: row.rider ?? '',
    markedAt: row.completed_at.toISOString(),
    arrivedAt: row.arrived_at.toISOString(),
    misfits: row.misfits,
    broughtBack: row.brought_back,
    ...deedView(toldFields, row),
    otherBags: row.other_bags,
    isUndone: row.undone_at !== null,
    hasPhoto: row.picture_id !== null,
    collected: row.taken_method,
    amount: rupeesOf(row.taken_paise),
    booked: toRupees(row.booked_paise),
    found: { status: row.found_status, due: toRupees(row.found_due_paise) },
    order: { status: row.status, due: toRupees(duePaise), refundDue: toRupees(refundDuePaise) },
    choices: decisionChoicesOf(stopOfMisfit(row), order)
      .filter(({ choice }) => {
        const need = CHOICE_NEEDS[choice]
        return need === undefined || can(person, need)
      })
      .map(({ choice, paise }) => ({ choice, amount: toRupees(paise) })),
  }
}
