// The head of an order's page: its number, its status, and what can be done with it.
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Tag } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import type { OrderDetail } from '#contract/order-detail.ts'
import { isTerminal } from '#domain/order-lifecycle.ts'
import type { LiveState } from '#web/lib/live-stream.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { LiveLine } from '#web/ui/live-line.tsx'
import { StatusBadge } from '#web/features/orders/status-badge.tsx'
import { StatusControl } from '#web/features/orders/status-control.tsx'
import { StatusQuestion } from '#web/features/orders/status-question.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { refreshOrderDetail } from './detail-queries.ts'

const BagTagDialog = lazy(async () => ({
  default: (await import('./bag-tag-dialog.tsx')).BagTagDialog,
}))

type Asking = 'cancel' | 'tags' | null

export function OrderHead({ order, line }: { order: OrderDetail; line: LiveState }) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">Order {order.number}</h1>
        <LiveLine state={line} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2" aria-live="polite">
        <StatusBadge order={order} />
        {order.deliveryPreference === 'express' && <Badge tone="accent">Express</Badge>}
        <span className="text-sm text-ink-soft">Placed {time.dateTime(order.createdAt)}</span>
      </div>
      <Panel className="mt-5 flex flex-wrap items-start gap-3 p-4! sm:p-5!">
        <div className="w-full sm:w-72">
          <StatusControl order={order} onSaved={() => refreshOrderDetail(client)} />
        </div>
        <Button variant="secondary" className="grow sm:grow-0" onClick={() => setAsking('tags')}>
          <Tag aria-hidden="true" size={18} />
          Bag tags
        </Button>
        {!isTerminal(order.status) && (
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            onClick={() => setAsking('cancel')}
          >
            <Ban aria-hidden="true" size={18} />
            Cancel order
          </Button>
        )}
      </Panel>
      <Suspense>{asking === 'tags' && <BagTagDialog order={order} onClose={close} />}</Suspense>
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
