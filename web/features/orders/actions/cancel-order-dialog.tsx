// Dialog that cancels an order, after a confirmation.
import { type Order, cancelOrder } from '#contract/orders/orders.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'

type CancelOrderDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'pickupDate' | 'pickupTime'>
  onClose: () => void
}

/** The open dialog for one order that is not picked up yet. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const time = useLaundryTime()
  const cancel = useAction(cancelOrder, {
    input: () => ({ params: { orderId: order._id } }),
    onDone: () => {
      toast.success('Order cancelled', `We won’t come for ${order.number}.`)
      onClose()
    },
    failed: 'The order couldn’t be cancelled. Please try again.',
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => cancel.send()}
      title="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      action={cancel}
    >
      <p>
        <Unbroken
          text={`Order ${order.number} with its pickup on ${time.date(order.pickupDate)}, ${order.pickupTime}, will be cancelled. This can’t be undone.`}
        />
      </p>
    </ConfirmDialog>
  )
}
