// What a customer can do with one of their orders, as far as its status allows.
import { Suspense, lazy, useState } from 'react'
import type { orderInvoice, readCreditNote } from '#contract/invoices.ts'
import type { Order } from '#contract/orders.ts'
import { isTerminal } from '#domain/order-lifecycle.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { rupeesText } from '#web/lib/rupees.ts'

const CancelOrderDialog = lazy(async () => ({
  default: (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
}))
const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog.tsx')).RateDialog }))
const RescheduleDialog = lazy(async () => ({
  default: (await import('./reschedule-dialog.tsx')).RescheduleDialog,
}))

const askInvoice = addressOf<typeof orderInvoice>('GET', '/api/orders/:orderId/invoice')

const askCreditNote = addressOf<typeof readCreditNote>('GET', '/api/credit-notes/:id')

/** The buttons and the dialogs they open: Rate Order, Receipt, Reorder, Reschedule, Cancel. */
export function OrderActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<'rate' | 'cancel' | 'reschedule' | null>(null)
  const close = () => setOpen(null)
  const which = <span className="sr-only"> {order.number}</span>
  return (
    <>
      {order.status === 'completed' && (
        <Button
          variant={order.rating === null ? 'accent' : 'secondary'}
          size="sm"
          onClick={() => setOpen('rate')}
        >
          {order.rating === null ? 'Rate Order' : 'Change rating'}
          {which}
        </Button>
      )}
      {order.status === 'completed' && (
        <LinkButton
          variant="secondary"
          size="sm"
          to={urlOf(askInvoice.path, { orderId: order._id })}
          reloadDocument
          download
        >
          Receipt
          {which}
        </LinkButton>
      )}
      {order.creditNotes.map(({ _id, amount }) => (
        <LinkButton
          key={_id}
          variant="secondary"
          size="sm"
          to={urlOf(askCreditNote.path, { id: _id })}
          reloadDocument
          download
        >
          Credit note{order.creditNotes.length > 1 && `, ${rupeesText(amount)}`}
          {which}
        </LinkButton>
      ))}
      {isTerminal(order.status) && (
        <LinkButton variant="secondary" size="sm" to={`/new-order?reorder=${order._id}`}>
          Reorder
          {which}
        </LinkButton>
      )}
      {order.changeable && (
        <>
          <Button variant="secondary" size="sm" onClick={() => setOpen('reschedule')}>
            Reschedule
            {which}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpen('cancel')}>
            Cancel
            {which}
          </Button>
        </>
      )}
      <Suspense>
        {open === 'rate' && <RateDialog order={order} onClose={close} />}
        {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
        {open === 'reschedule' && <RescheduleDialog order={order} onClose={close} />}
      </Suspense>
    </>
  )
}
