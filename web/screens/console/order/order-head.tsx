// The head of an order's page: its number, status, promise and balance, its next step, and what else is done with all of it.
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Repeat, Tag } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { isTerminal } from '#domain/orders/record/order-lifecycle.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { SplitLinks } from '#web/features/orders/split-links.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { StatusControl } from '#web/features/orders/status/status-control.tsx'
import { StatusQuestion } from '#web/features/orders/status/status-question.tsx'
import { useOrderPromise } from '#web/features/orders/use-order-promise.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useMay } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { LiveLine } from '#web/ui/live-line.tsx'
import { MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { proposals } from '#words/en/orders/proposals.ts'
import { orderPage } from '#words/en/orders/order-page.ts'
import { splitOrder } from '#words/en/orders/split-order.ts'
import { together } from '#words/en/orders/together.ts'
import { refreshOrderDetail } from './record/detail-queries.ts'
import { isJoinable } from './split/together.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const BagTagDialog = lazyPart(async () => ({
  default: (await import('./bag-tag-dialog.tsx')).BagTagDialog,
}))

const SplitDialog = lazyPart(async () => ({
  default: (await import('./split/split-dialog.tsx')).SplitDialog,
}))

const TogetherDialog = lazyPart(async () => ({
  default: (await import('./split/together-dialog.tsx')).TogetherDialog,
}))

type Asking = 'cancel' | 'tags' | 'together' | 'split' | null

export function OrderHead({ order, line }: { order: OrderDetail; line: LiveState }) {
  const words = useWords(orderPage)
  const join = useWords(together)
  const split = useWords(splitOrder)
  const waits = useWords(proposals)
  const may = useMay()
  const client = useQueryClient()
  const time = useLaundryTime()
  const promise = useOrderPromise(order)
  const deliveryTime = useDeliveryTime()
  const isLate = promise.kind === 'late' || promise.kind === 'pickupLate'
  const isOver = isTerminal(order.status)
  const repeat = `/admin/orders/new?repeats=${order._id}`
  const isToCome = isLate || promise.kind === 'due' || promise.kind === 'onTheWay'
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  return (
    <header>
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
        {!isOver && <LiveLine state={line} />}
      </div>
      <Panel className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4!">
        <div className="grid min-w-0 gap-x-8 gap-y-1 sm:grid-flow-col">
          <div className="min-w-0" aria-live="polite">
            <p className="font-display text-lg font-bold">
              <Unbroken
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
              <p className="text-sm">
                {waits.waitsUntil({ when: time.dateTime(order.askedUntil) })}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {words.placed({ when: time.dateTime(order.createdAt) })}
            </p>
            <SplitLinks order={order} to={(id) => `/admin/orders/${id}`} />
          </div>
          <p className="font-display text-lg font-bold tabular-nums">
            <Balance order={order} />
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
          <div className={isOver ? 'order-last grid sm:order-none' : 'w-full sm:w-auto'}>
            <StatusControl isMain order={order} onSaved={() => refreshOrderDetail(client)}>
              {!isOver && (
                <>
                  <MenuLink to={repeat}>{words.repeat}</MenuLink>
                  {isJoinable(order) && (
                    <MenuButton onSelect={() => setAsking('together')}>{join.menu}</MenuButton>
                  )}
                  <MenuButton onSelect={() => setAsking('split')}>{split.menu}</MenuButton>
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
                <Button
                  variant="secondary"
                  className="grow sm:grow-0"
                  onClick={() => setAsking('tags')}
                >
                  <Tag aria-hidden="true" size={18} />
                  Bag tags
                </Button>
              )}
              <Button
                variant="secondary"
                className="grow sm:grow-0"
                onClick={() => setAsking('cancel')}
              >
                <Ban aria-hidden="true" size={18} />
                Cancel order
              </Button>
            </>
          )}
        </div>
      </Panel>
      <Suspense>
        {asking === 'split' && <SplitDialog order={order} onClose={close} />}
        {asking === 'tags' && <BagTagDialog order={order} onClose={close} />}
        {asking === 'together' && isJoinable(order) && (
          <TogetherDialog
            order={order}
            onClose={close}
            onMoved={() => void refreshOrderDetail(client)}
          />
        )}
      </Suspense>
      {asking === 'cancel' && (
        <StatusQuestion
          orders={[order]}
          status="cancelled"
          onClose={close}
          onSaved={([result]) => {
            if (result?.outcome !== 'failed') close()
            void refreshOrderDetail(client)
          }}
        />
      )}
    </header>
  )
}

function Balance({ order }: { order: OrderDetail }) {
  const words = useWords(orderPage)
  if (order.counted === false && order.status !== 'cancelled') return words.toCount
  if (order.amountDue > 0) return words.toPay({ amount: rupeesText(order.amountDue) })
  if (order.refundDue > 0) return words.refundDue({ amount: rupeesText(order.refundDue) })
  return words.paid
}
