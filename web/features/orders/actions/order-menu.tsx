// Menu of an order's card, with further actions. Loads a good deal of code: import it lazily.
import type { Order } from '#contract/orders/orders.ts'
import { Menu, MenuButton, MenuLink } from '#web/ui/menu.tsx'
import type { OrderAction, OrderDialogName } from './offered-actions.ts'
import { OrderMenuTrigger } from './order-menu-trigger.tsx'

type OrderMenuProps = {
  order: Pick<Order, 'number'>
  actions: readonly OrderAction[]
  onDialog: (name: OrderDialogName) => void
}

export function OrderMenu({ order, actions, onDialog }: OrderMenuProps) {
  return (
    <Menu trigger={<OrderMenuTrigger number={order.number} />}>
      {actions.map((action) =>
        'dialog' in action ? (
          <MenuButton
            key={action.key}
            danger={action.isQuiet}
            onSelect={() => onDialog(action.dialog)}
          >
            {action.label}
          </MenuButton>
        ) : (
          <MenuLink key={action.key} to={action.to} isFile={action.isFile}>
            {action.label}
          </MenuLink>
        ),
      )}
    </Menu>
  )
}
