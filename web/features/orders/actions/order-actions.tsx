// All of a customer's actions on an order, side by side.
import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { useWords } from '#web/lib/words.ts'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'
import { type OrderAction, type OrderDialogName, offeredActions } from './offered-actions.ts'
import { OrderActionButton } from './order-action-button.tsx'
import { OrderDialog } from './order-dialog.tsx'

/** The buttons and the dialogs they open. */
export function OrderActions({ order }: { order: Order }) {
  const words = useWords(orderActions)
  const [open, setOpen] = useState<OrderDialogName | null>(null)
  return (
    <>
      {offeredActions(order, words).map((action) => (
        <OrderActionButton
          key={action.key}
          order={order}
          action={action}
          variant={variantOf(action)}
          onDialog={setOpen}
        />
      ))}
      <OrderDialog order={order} name={open} onClose={() => setOpen(null)} />
    </>
  )
}

function variantOf({ isAsked, isQuiet }: OrderAction): ButtonVariant {
  if (isAsked) return 'accent'
  return isQuiet ? 'quiet' : 'secondary'
}
