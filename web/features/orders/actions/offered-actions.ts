// A customer's actions on an order, by its status.
import { orderInvoice, readCreditNote } from '#contract/invoices/invoices.ts'
import type { Order } from '#contract/orders/orders.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import type { orderActions } from '#words/en/orders/actions/order-actions.ts'

const askInvoice = addressOf(orderInvoice)
const askCreditNote = addressOf(readCreditNote)

/** The dialogs that an action may open. */
export type OrderDialogName = 'rate' | 'change' | 'cancel' | 'reschedule' | 'delivery' | 'problem'

/** Something to press: it opens a dialog, leads to a screen, or saves a file. */
export type OrderAction = {
  key: string
  label: string
  /** What its customer most likely wants of all there is. */
  isMain?: boolean
  /** It takes something away. */
  isQuiet?: boolean
  /** It waits for its customer. */
  isAsked?: boolean
} & ({ dialog: OrderDialogName } | { to: string; isFile: boolean })

type Words = typeof orderActions

/** The actions in the order in which they are shown. */
export function offeredActions(order: Order, words: Words): readonly OrderAction[] {
  const problem = {
    key: 'problem',
    label: words.problem,
    isQuiet: true,
    dialog: 'problem',
  } as const
  return [
    ...afterDelivery(order, words),
    ...again(order, words),
    ...underWay(order, words),
    problem,
  ]
}

function afterDelivery(order: Order, words: Words): OrderAction[] {
  const { status, rating, paymentMethod } = order
  const isAsked = rating === null
  // What is on account stands on the company's documents.
  const [receipt, ...notes] = paymentMethod === 'account' ? [] : documents(order, words)
  if (status !== 'completed') return notes
  return [
    { key: 'rate', label: isAsked ? words.rate : words.changeRating, isAsked, dialog: 'rate' },
    ...(receipt ? [receipt] : []),
    ...notes,
  ]
}

/** The receipt, and then the credit notes. */
function documents({ _id, creditNotes }: Order, words: Words): OrderAction[] {
  const notes = creditNotes.map((note) => ({
    key: note._id,
    label:
      creditNotes.length > 1
        ? words.creditNoteOf({ amount: rupeesText(note.amount) })
        : words.creditNote,
    to: urlOf(askCreditNote.path, { id: note._id }),
    isFile: true,
  }))
  return [
    {
      key: 'receipt',
      label: words.receipt,
      to: urlOf(askInvoice.path, { orderId: _id }),
      isFile: true,
    },
    ...notes,
  ]
}

function again({ _id, status }: Order, words: Words): OrderAction[] {
  if (!isFinalStatus(status)) return []
  const to = `/new-order?reorder=${_id}`
  return [{ key: 'reorder', label: words.reorder, isMain: true, to, isFile: false }]
}

function underWay(order: Order, words: Words): OrderAction[] {
  const delivery = { key: 'delivery', label: words.moveDelivery, dialog: 'delivery' } as const
  const moves = canMoveDelivery(order) ? [delivery] : []
  if (!order.changeable) return moves
  return [
    { key: 'change', label: words.change, dialog: 'change' },
    { key: 'reschedule', label: words.reschedule, dialog: 'reschedule' },
    ...moves,
    { key: 'cancel', label: words.cancel, isQuiet: true, dialog: 'cancel' },
  ]
}
