// Dialog of an order action, loaded on first use.
import { Suspense } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderDialogName } from './offered-actions.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CancelOrderDialog = lazyPart(async () => ({
  default: (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
}))
const ChangeBookingDialog = lazyPart(async () => ({
  default: (await import('../change/change-booking-dialog.tsx')).ChangeBookingDialog,
}))
const MoveDeliveryDialog = lazyPart(async () => ({
  default: (await import('../change/move-delivery-dialog.tsx')).MoveDeliveryDialog,
}))
const RateDialog = lazyPart(async () => ({
  default: (await import('./rate-dialog.tsx')).RateDialog,
}))
const ProblemDialog = lazyPart(async () => ({
  default: (await import('../report/problem-dialog.tsx')).ProblemDialog,
}))
const RescheduleDialog = lazyPart(async () => ({
  default: (await import('../change/reschedule-dialog.tsx')).RescheduleDialog,
}))

type OrderDialogProps = {
  order: Order
  name: OrderDialogName | null
  /** What the next visit costs after a failed one, in rupees. */
  secondVisitFee?: number | undefined
  onClose: () => void
}

/** Nothing while no dialog is open. */
export function OrderDialog({ order, name, secondVisitFee, onClose }: OrderDialogProps) {
  const move = { order, secondVisitFee, onClose }
  return (
    <Suspense>
      {name === 'rate' && <RateDialog order={order} onClose={onClose} />}
      {name === 'cancel' && <CancelOrderDialog order={order} onClose={onClose} />}
      {name === 'change' && <ChangeBookingDialog order={order} onClose={onClose} />}
      {name === 'problem' && <ProblemDialog order={order} onClose={onClose} />}
      {name === 'reschedule' && <RescheduleDialog {...move} />}
      {name === 'delivery' && <MoveDeliveryDialog {...move} />}
    </Suspense>
  )
}
