// One action on an order, as a button or a link.
import type { Order } from '#contract/orders/orders.ts'
import { Button, type ButtonVariant, LinkButton } from '#web/ui/button.tsx'
import type { OrderAction, OrderDialogName } from './offered-actions.ts'

type OrderActionButtonProps = {
  order: Pick<Order, 'number'>
  action: OrderAction
  variant: ButtonVariant
  onDialog: (name: OrderDialogName) => void
}

/** Named with the order's number for anyone who hears it without seeing where it stands. */
export function OrderActionButton({ order, action, variant, onDialog }: OrderActionButtonProps) {
  const label = (
    <>
      {action.label}
      <span className="sr-only"> {order.number}</span>
    </>
  )
  if ('dialog' in action) {
    return (
      <Button variant={variant} size="sm" onClick={() => onDialog(action.dialog)}>
        {label}
      </Button>
    )
  }
  const file = action.isFile ? { reloadDocument: true, download: true } : {}
  return (
    <LinkButton variant={variant} size="sm" to={action.to} {...file}>
      {label}
    </LinkButton>
  )
}
