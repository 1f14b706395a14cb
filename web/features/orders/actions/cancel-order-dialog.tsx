// Asks before an order is cancelled, and cancels it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Order, cancelOrder } from '#contract/orders/orders.ts'
import { call } from '#web/lib/api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { refreshClub } from '#web/features/club/club-queries.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { refreshOrders } from '../record/order-queries.ts'

type CancelOrderDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'pickupDate' | 'pickupTime'>
  onClose: () => void
}

/** The open dialog for one order that is not picked up yet. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { orderId: order._id } }),
    onSuccess: () => {
      toast.success('Order cancelled', `We won’t come for ${order.number}.`)
      onClose()
    },
    // Also after a refusal: it may have been picked up in the meantime.
    onSettled: () => Promise.all([refreshOrders(client), refreshClub(client)]),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => cancel.mutate()}
      title="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      busy={cancel.isPending}
    >
      <div className="grid gap-4">
        <p>
          <Unbroken
            text={`Order ${order.number} with its pickup on ${time.date(order.pickupDate)}, ${order.pickupTime}, will be cancelled. This can’t be undone.`}
          />
        </p>
        <FormProblem
          problem={
            cancel.error &&
            problemOf(cancel.error, 'The order couldn’t be cancelled. Please try again.')
          }
        />
      </div>
    </ConfirmDialog>
  )
}
