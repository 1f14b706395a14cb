// Foot of an order's card: the link that covers the card, one button, and a menu with the rest.
import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useWords } from '#web/lib/words.ts'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'
import { type OrderDialogName, offeredActions } from './offered-actions.ts'
import { OrderActionButton } from './order-action-button.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { OrderMenuTrigger } from './order-menu-trigger.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const OrderMenu = lazyPart(async () => ({ default: (await import('./order-menu.tsx')).OrderMenu }))

/** The link lies over all of the card, whose edges it takes from the nearest positioned element; buttons over it. */
export function OrderCardActions({ order }: { order: Order }) {
  const words = useWords(orderActions)
  const [open, setOpen] = useState<OrderDialogName | null>(null)
  const actions = offeredActions(order, words)
  const main = actions.find(({ isMain }) => isMain)
  const others = actions.filter((action) => action !== main)
  return (
    <footer className="mt-auto flex flex-wrap items-center gap-2.5">
      <Link
        to={`/track-order?orderId=${order._id}`}
        className="mr-auto inline-flex min-h-11 items-center gap-1 font-semibold text-primary-text after:absolute after:inset-0 after:rounded-cut hover:underline"
      >
        {words.details}
        <span className="sr-only"> {order.number}</span>
        <ChevronRight aria-hidden="true" size={18} />
      </Link>
      {/* A frame of its own keeps the menu over the card's link. */}
      <span className="relative z-10 flex flex-wrap gap-2.5 empty:hidden">
        {main && (
          <OrderActionButton order={order} action={main} variant="primary" onDialog={setOpen} />
        )}
        {others.length > 0 && (
          <Suspense fallback={<OrderMenuTrigger number={order.number} disabled />}>
            <OrderMenu order={order} actions={others} onDialog={setOpen} />
          </Suspense>
        )}
      </span>
      <OrderDialog order={order} name={open} onClose={() => setOpen(null)} />
    </footer>
  )
}
