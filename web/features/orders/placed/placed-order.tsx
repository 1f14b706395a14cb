// Confirmation of a new order: pickup time, preparations and actions.
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { PickupBookedDrawing } from '#web/illustrations/pickup-booked-drawing.tsx'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { registerToastPlace } from '#web/ui/toast-place.ts'
import { UnbrokenTime } from '#web/ui/unbroken-time.tsx'
import { ORDER_PLACED, orderPlacedScreen } from '#words/en/orders/new-order/order-placed-screen.ts'
import { isOwnOrder, orderQuery } from '../record/order-queries.ts'
import { PlacedActions } from './placed-actions.tsx'
import { PlacedFacts } from './placed-facts.tsx'
import { usePickupAndReturnTimes } from './use-pickup-and-return-times.ts'

type PlacedOrderProps = { orderId: string; userId: string; onClose: () => void }

/** Nothing once the clothes are collected, for then the list below says more. */
export function PlacedOrder({ orderId, userId, onClose }: PlacedOrderProps) {
  const words = useWords(orderPlacedScreen)
  const query = useQuery(orderQuery(orderId, userId))
  const order = query.data

  if (order === undefined && (query.isError || query.isPaused))
    return <FailedQueryNotice what={words.notLoaded} query={query} />
  if (order === undefined) return <SkeletonList rows={2} label={words.loading} />
  if (!isOwnOrder(order, userId)) return null
  if (order.status === 'pickup_scheduled') return <Booking order={order} onClose={onClose} />
  if (order.status !== 'cancelled') return null
  return (
    <Card title={words.cancelledTitle} line={words.cancelledLine} onClose={onClose}>
      <LinkButton size="sm" className="justify-self-start" to={`/new-order?reorder=${order._id}`}>
        {words.again}
      </LinkButton>
    </Card>
  )
}

function Booking({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useWords(orderPlacedScreen)
  const { day, line, back } = usePickupAndReturnTimes(order)
  return (
    <Card
      title={words.title[day]}
      line={line}
      onClose={onClose}
      picture={<PickupBookedDrawing className="col-start-1 row-start-1 w-full max-w-72" />}
    >
      <PlacedFacts order={order} back={back} />
      <PlacedActions order={order} back={back} />
    </Card>
  )
}

type CardProps = {
  title: string
  line: string
  onClose: () => void
  picture?: ReactNode
  children: ReactNode
}

function Card({ title, line, onClose, picture, children }: CardProps) {
  const words = useWords(orderPlacedScreen)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => (place.current ? registerToastPlace(ORDER_PLACED, place.current) : undefined), [])

  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className="grid animate-rise gap-5 md:grid-cols-[1fr_auto] md:gap-8"
    >
      {picture && (
        // The message that it is placed lies over the picture, and so over nothing that anybody reads.
        <div className="grid place-items-center self-start overflow-hidden rounded-cut bg-primary-wash md:order-last md:w-72">
          {picture}
          <div ref={place} aria-live="polite" className="z-10 col-start-1 row-start-1 w-full" />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-5">
        <header className="grid [grid-template-columns:minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <IconButton label={words.close} onClick={onClose} inCorner>
            <X aria-hidden="true" size={20} />
          </IconButton>
          <p className="[grid-column:1/-1] text-lg">
            <UnbrokenTime text={line} />
          </p>
        </header>
        {children}
      </div>
    </Panel>
  )
}
