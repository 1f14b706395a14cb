// Notice in place of the form once an order is picked up or cancelled, with a contact.
import type { Order } from '#contract/orders/orders.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'

type NotChangeableProps = { order: Pick<Order, 'number' | 'status'>; onClose: () => void }

export function OrderNotChangeable({ order: { number, status }, onClose }: NotChangeableProps) {
  const words = useWords(changeBookingDialog)
  const isCancelled = status === 'cancelled'
  return (
    <Dialog
      open
      onClose={onClose}
      title={isCancelled ? words.cancelledTitle : words.withUsTitle}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          {!isCancelled && (
            <LinkButton to={`/help?chat=open&order=${number}`}>{words.help}</LinkButton>
          )}
        </>
      }
    >
      <p>{isCancelled ? words.cancelled({ number }) : words.withUs({ number })}</p>
    </Dialog>
  )
}
