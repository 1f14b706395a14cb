// One order, looked up and followed: it updates automatically when the laundry moves it.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Order, StaffOrder, TrackedOrder } from '#contract/orders.ts'
import { statusLabels, statusMessages } from '#words/en/order-statuses.ts'
import { ApiError } from '#web/lib/api.ts'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { useLive } from '#web/lib/live.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { LiveLine } from '#web/ui/live-line.tsx'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { OrderProofs } from '#web/features/orders/order-proofs.tsx'
import { orderByReference } from '#web/features/orders/order-queries.ts'
import { signInPath } from '#web/features/account/return-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ORDER_EVENTS } from '#web/features/orders/use-order-changes.ts'
import { useSession } from '#web/lib/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FollowedHistory } from './followed-history.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OwnOrder } from './own-order.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

type AnyOrder = Order | StaffOrder | TrackedOrder

/** Takes an id or number as typed. */
export function FollowedOrder({ reference }: { reference: string }) {
  const { user } = useSession()
  const answer = useQuery(orderByReference(reference, user?._id ?? null))
  return (
    <div>
      <output className="sr-only">
        {answer.isPending && 'Looking for your order'}
        {answer.data && `Order ${answer.data.number} found`}
      </output>
      <Outcome answer={answer} shortForm={user === null ? shortFormIn(reference) : null} />
    </div>
  )
}

/** The last 6 characters of an id, as the dashboard shows them: enough for an order's owner alone. */
function shortFormIn(reference: string): string | null {
  return /^#?\s*([0-9a-f]{6})$/i.exec(reference)?.[1]?.toLowerCase() ?? null
}

type OutcomeProps = {
  answer: UseQueryResult<AnyOrder>
  /** The short form that a visitor looks for an order by. */
  shortForm: string | null
}

function Outcome({ answer, shortForm }: OutcomeProps) {
  const order = answer.data
  if (answer.isPending) return <FollowedSkeleton />
  if (!order) {
    const refused =
      answer.error instanceof ApiError && answer.error.status < 500 && answer.error.status > 0
    return refused ? (
      <Panel role="alert">
        <EmptyState title={answer.error.message || 'Order not found.'} illustration={<BareLine />}>
          {shortForm !== null && (
            <>
              #{shortForm} is short for an order ID.{' '}
              <TextLink to={signInPath('/login', `/track-order?orderId=${shortForm}`)}>
                Log in
              </TextLink>{' '}
              to find your order by it, or enter the whole ID.{' '}
            </>
          )}
          Check the order ID in your confirmation. It looks like{' '}
          <span className="whitespace-nowrap">LC-7K2M-9QXD</span>.
        </EmptyState>
      </Panel>
    ) : (
      <FailedQuery what="An error occurred while fetching your order." query={answer} />
    )
  }
  return <Result order={order} refresh={() => void answer.refetch()} />
}

function Result({ order, refresh }: { order: AnyOrder; refresh: () => void }) {
  const path = `/api/orders/details/${encodeURIComponent(order._id)}/live`
  const line = useLive(path, refresh, { names: ORDER_EVENTS, onReopen: refresh })
  return (
    <div className="grid gap-6">
      <Panel as="section" aria-labelledby="order-number" className="grid gap-6 sm:p-8">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id="order-number" className="text-base font-medium tracking-normal text-ink-soft">
              Order {order.number}
            </h2>
            <LiveLine state={line} />
          </div>
          <StatusNotification order={order} />
        </header>
        <OrderProgress order={order} />
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <OrderFacts order={order} />
          {'total' in order && <OwnOrder order={order} />}
          {'total' in order && <OrderProofs orderId={order._id} status={order.status} />}
        </div>
        <FollowedHistory history={order.history} />
      </div>
    </div>
  )
}

/** Says what is happening now; read out politely when it changes while the page is watched. */
function StatusNotification({ order }: { order: AnyOrder }) {
  const time = useLaundryTime()
  const labels = useWords(statusLabels)
  const messages = useWords(statusMessages)
  const last = order.history.at(-1)
  const moved = last?.event === 'rescheduled' && order.status === 'pickup_scheduled'

  const sentence = moved
    ? `The pickup is moved to ${time.date(order.pickupDate)}, ${order.pickupTime}.`
    : last?.event === 'changed'
      ? 'The items of your order have changed. The history says more.'
      : messages[order.status]

  return (
    <div aria-live="polite">
      <div key={`${order.status} ${last?.at}`} className="animate-rise">
        <p className="font-display text-3xl font-bold tracking-tight">{labels[order.status]}</p>
        <p className="mt-1 text-lg text-ink-soft">{sentence}</p>
      </div>
    </div>
  )
}

function FollowedSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-96 rounded-cut md:h-80" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-cut" />
        <Skeleton className="h-64 rounded-cut" />
      </div>
    </div>
  )
}
