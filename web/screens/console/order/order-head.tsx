// Head of an order's page: number, status, promise, balance, next step and further actions.
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Repeat, Tag } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { OrderPromise } from '#domain/orders/order-promise.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { SplitOrderLinks } from '#web/features/orders/split-order-links.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { StatusControl } from '#web/features/orders/status/status-control.tsx'
import { StatusConfirmation } from '#web/features/orders/status/status-confirmation.tsx'
import { useOrderPromise } from '#web/features/orders/use-order-promise.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useCan } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { UnbrokenTime } from '#web/ui/unbroken-time.tsx'
import { proposals } from '#words/en/orders/proposals.ts'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { splitOrder } from '#words/en/orders/console/split-order.ts'
import { together } from '#words/en/orders/together.ts'
import { refreshOrderDetail } from './record/detail-queries.ts'
import { canShareDelivery } from './split/together.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const BagTagDialog = lazyPart(async () => ({
  default: (await import('./bag-tag-dialog.tsx')).BagTagDialog,
}))

const SplitDialog = lazyPart(async () => ({
  default: (await import('./split/split-dialog.tsx')).SplitDialog,
}))

const JoinDeliveriesDialog = lazyPart(async () => ({
  default: (await import('./split/join-deliveries-dialog.tsx')).JoinDeliveriesDialog,
}))

type Asked = 'cancel' | 'tags' | 'together' | 'split'

type OfOrder = { order: OrderDetail }

export function OrderHead({ order, line }: OfOrder & { line: LiveState }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <header>
      <Title order={order} line={line} />
      <Panel className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4!">
        <WhenAndBalance order={order} />
        <Actions order={order} onAsk={setAsked} />
      </Panel>
      {asked && <Question order={order} asked={asked} onClose={() => setAsked(null)} />}
    </header>
  )
}

const isLateBy = ({ kind }: { kind: OrderPromise['kind'] }) =>
  kind === 'late' || kind === 'pickupLate'

function Title({ order, line }: OfOrder & { line: LiveState }) {
  const words = useWords(orderPage)
  const waits = useWords(proposals)
  const isLate = isLateBy(useOrderPromise(order))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl">Order {order.number}</h1>
        <span className="flex flex-wrap items-center gap-2" aria-live="polite">
          <StatusBadge order={order} />
          {order.deliveryPreference === 'express' && <Badge tone="accent">Express</Badge>}
          {order.askedUntil && <Badge tone="accent">{waits.waiting}</Badge>}
          {isLate && <Badge tone="danger">{words.late}</Badge>}
        </span>
      </div>
      {!isFinalStatus(order.status) && <LiveStateLine state={line} />}
    </div>
  )
}

function WhenAndBalance({ order }: OfOrder) {
  const words = useWords(orderPage)
  const waits = useWords(proposals)
  const time = useLaundryTime()
  const promise = useOrderPromise(order)
  const deliveryTime = useDeliveryTime()
  const isToCome = isLateBy(promise) || promise.kind === 'due' || promise.kind === 'onTheWay'
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-1 sm:grid-flow-col">
      <div className="min-w-0" aria-live="polite">
        <p className="font-display text-lg font-bold">
          <UnbrokenTime
            text={
              isToCome
                ? words.back({
                    when: deliveryTime(order),
                    isWindow: order.deliveryWindow !== null,
                  })
                : promise.title
            }
          />
        </p>
        {order.askedUntil && (
          <p className="text-sm">{waits.waitsUntil({ when: time.dateTime(order.askedUntil) })}</p>
        )}
        <p className="text-sm text-ink-soft">
          {words.placed({ when: time.dateTime(order.createdAt) })}
        </p>
        <SplitOrderLinks order={order} to={(id) => `/admin/orders/${id}`} />
      </div>
      <p className="font-display text-lg font-bold tabular-nums">
        <Balance order={order} />
      </p>
    </div>
  )
}

function Actions({ order, onAsk }: OfOrder & { onAsk: (asked: Asked) => void }) {
  const words = useWords(orderPage)
  const join = useWords(together)
  const split = useWords(splitOrder)
  const may = useCan()
  const client = useQueryClient()
  const isOver = isFinalStatus(order.status)
  const repeat = `/admin/orders/new?repeats=${order._id}`
  return (
    <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
      <div className={isOver ? 'order-last grid sm:order-none' : 'w-full sm:w-auto'}>
        <StatusControl isMain order={order} onSaved={() => refreshOrderDetail(client)}>
          {!isOver && (
            <>
              <MenuLink to={repeat}>{words.repeat}</MenuLink>
              {canShareDelivery(order) && (
                <MenuButton onSelect={() => onAsk('together')}>{join.menu}</MenuButton>
              )}
              <MenuButton onSelect={() => onAsk('split')}>{split.menu}</MenuButton>
            </>
          )}
        </StatusControl>
      </div>
      {isOver ? (
        <LinkButton to={repeat} variant="secondary" className="grow sm:grow-0">
          <Repeat aria-hidden="true" size={18} />
          {words.repeat}
        </LinkButton>
      ) : (
        <>
          {may('intake') && (
            <Button variant="secondary" className="grow sm:grow-0" onClick={() => onAsk('tags')}>
              <Tag aria-hidden="true" size={18} />
              Bag tags
            </Button>
          )}
          <Button variant="secondary" className="grow sm:grow-0" onClick={() => onAsk('cancel')}>
            <Ban aria-hidden="true" size={18} />
            Cancel order
          </Button>
        </>
      )}
    </div>
  )
}

function Question({ order, asked, onClose }: OfOrder & { asked: Asked; onClose: () => void }) {
  const client = useQueryClient()
  if (asked === 'cancel')
    return (
      <StatusConfirmation
        orders={[order]}
        status="cancelled"
        onClose={onClose}
        onSaved={([result]) => {
          if (result?.outcome !== 'failed') onClose()
          void refreshOrderDetail(client)
        }}
      />
    )
  return (
    <Suspense>
      {asked === 'split' && <SplitDialog order={order} onClose={onClose} />}
      {asked === 'tags' && <BagTagDialog order={order} onClose={onClose} />}
      {asked === 'together' && canShareDelivery(order) && (
        <JoinDeliveriesDialog
          order={order}
          onClose={onClose}
          onMoved={() => void refreshOrderDetail(client)}
        />
      )}
    </Suspense>
  )
}

function Balance({ order }: { order: OrderDetail }) {
  const words = useWords(orderPage)
  if (order.counted === false && order.status !== 'cancelled') return words.toCount
  if (order.amountDue > 0) return words.toPay({ amount: rupeesText(order.amountDue) })
  if (order.refundDue > 0) return words.refundDue({ amount: rupeesText(order.refundDue) })
  return words.paid
}
