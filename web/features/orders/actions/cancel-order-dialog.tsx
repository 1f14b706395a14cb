// Dialog that cancels an order, after a confirmation.
import { type Order, cancelOrder } from '#contract/orders/orders.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { UnbrokenTime } from '#web/ui/unbroken-time.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { cancelOrderDialog } from '#words/en/orders/actions/cancel-order-dialog.ts'

type CancelOrderDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'pickupDate' | 'pickupTime'>
  onClose: () => void
}

/** The open dialog for one order that is not picked up yet. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const words = useWords(cancelOrderDialog)
  const time = useLaundryTime()
  const cancel = useAction(cancelOrder, {
    input: () => ({ params: { orderId: order._id } }),
    onDone: () => {
      toast.success(words.done, words.doneLine(order))
      onClose()
    },
    failed: words.failed,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => cancel.send()}
      title={words.title}
      confirmLabel={words.cancel}
      cancelLabel={words.keep}
      action={cancel}
    >
      <p>
        <UnbrokenTime
          text={words.about({
            number: order.number,
            date: time.date(order.pickupDate),
            time: time.slotHours(order.pickupTime),
          })}
        />
      </p>
    </ConfirmDialog>
  )
}
