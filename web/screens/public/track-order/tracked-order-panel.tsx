// One tracked order, updated live.
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { isOwnOrder } from '#web/features/orders/record/order-queries.ts'
import { hadProposal } from '#web/features/orders/proposal/proposal-query.ts'
import {
  type Order,
  type StaffOrder,
  type TrackedOrder,
  orderLive,
} from '#contract/orders/orders.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { STOP_KINDS, WAITING } from '#domain/run-sheet/run-sheet.ts'
import { ApiError, addressOf, urlOf } from '#web/lib/api.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { OrderPromiseBand } from '#web/features/orders/order-promise-band.tsx'
import { findOpenFailedVisit } from '#web/features/orders/use-order-promise.ts'
import { OrderDoorVisits } from '#web/features/orders/clothes/order-door-visits.tsx'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAsksToPay } from '#web/features/payments/use-asks-to-pay.ts'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { useSession } from '#web/lib/session.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'
import { TrackedOrderHistory } from './tracked-order-history.tsx'
import { OrderFacts } from './order-facts.tsx'
import { TrackingHelpLinks } from './tracking-help-links.tsx'
import { OwnOrderTracking } from './own-order-tracking.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const askLive = addressOf(orderLive)

const OrderClaims = lazyPart(async () => ({
  default: (await import('#web/features/claims/order-claims.tsx')).OrderClaims,
}))
const OrderClothes = lazyPart(async () => ({
  default: (await import('#web/features/orders/clothes/order-clothes.tsx')).OrderClothes,
}))
const OwnArrival = lazyPart(async () => ({
  default: (await import('#web/features/arrivals/own-arrival.tsx')).OwnArrival,
}))
const OwnNextVisit = lazyPart(async () => ({
  default: (await import('#web/features/next-visit/own-next-visit.tsx')).OwnNextVisit,
}))
const OwnDeliveryCode = lazyPart(async () => ({
  default: (await import('#web/features/delivery-codes/own-delivery-code.tsx')).OwnDeliveryCode,
}))
const ProposalPanel = lazyPart(async () => ({
  default: (await import('#web/features/orders/proposal/proposal-panel.tsx')).ProposalPanel,
}))

export type AnyOrder = Order | StaffOrder | TrackedOrder

type FollowedOrderProps = {
  /** An id or number as typed. */
  reference: string
  answer: UseQueryResult<AnyOrder>
}

/** The order, or why it can't be shown. */
export function TrackedOrderPanel({ reference, answer }: FollowedOrderProps) {
  const words = useWords(trackOrderScreen)
  const { user } = useSession()
  return (
    <div>
      <output className="sr-only">
        {answer.isPending && words.looking}
        {answer.data && words.found(answer.data)}
      </output>
      <Outcome
        reference={reference}
        answer={answer}
        shortForm={user === null ? shortFormIn(reference) : null}
      />
    </div>
  )
}

/** The last 6 characters of an id, as the dashboard shows them: enough for an order's owner alone. */
function shortFormIn(reference: string): string | null {
  return /^#?\s*([0-9a-f]{6})$/i.exec(reference)?.[1]?.toLowerCase() ?? null
}

type OutcomeProps = FollowedOrderProps & {
  /** The short form that a visitor looks for an order by. */
  shortForm: string | null
}

function Outcome({ reference, answer, shortForm }: OutcomeProps) {
  const words = useWords(trackOrderScreen)
  const order = answer.data
  if (answer.isPending) return <TrackedOrderSkeleton />
  if (!order) {
    const refused =
      answer.error instanceof ApiError && answer.error.status < 500 && answer.error.status > 0
    return refused ? (
      <Panel role="alert">
        <EmptyState
          title={answer.error.message || words.notFound}
          illustration={<EmptyClothesline />}
        >
          {shortForm !== null && (
            <>
              <MarkedText text={words.tooShort({ shortForm })} parts={[toLogin(shortForm)]} />{' '}
            </>
          )}
          <MarkedText text={words.checkId} parts={[unbroken]} />
        </EmptyState>
      </Panel>
    ) : (
      <FailedQueryNotice what={words.failed} query={answer} />
    )
  }
  return <Result key={order._id} reference={reference} order={order} />
}

function toLogin(shortForm: string) {
  const path = signInPath('/login', `/track-order?orderId=${shortForm}`)
  return (text: string) => <TextLink to={path}>{text}</TextLink>
}

function unbroken(text: string) {
  return <span className="whitespace-nowrap">{text}</span>
}

function Result({ reference, order }: { reference: string; order: AnyOrder }) {
  const words = useWords(trackOrderScreen)
  const path = urlOf(askLive.path, { orderId: order._id })
  const { user } = useSession()
  const { secret: linkKey } = useLinkSecret('key')
  const asksToPay = useAsksToPay()
  const client = useQueryClient()
  const refreshAll = () => {
    for (const named of new Set([reference, order._id]))
      void client.invalidateQueries({ queryKey: ['order', named] })
  }
  const isOwn = 'total' in order && isOwnOrder(order, user?._id)
  const waits = linkKey !== null || (isOwn && 'askedUntil' in order)
  // It stays where it was answered, until its customer looks again.
  const [leads, setLeads] = useState(waits)
  if (waits && !leads) setLeads(true)
  const isVisitOpen = isOwn && findOpenFailedVisit(order.history) !== undefined
  // What was chosen stays, too.
  const [hasVisit, setHasVisit] = useState(isVisitOpen)
  if (isVisitOpen && !hasVisit) setHasVisit(true)
  const asked = (
    <Suspense>
      <ProposalPanel orderId={order._id} linkKey={linkKey} />
    </Suspense>
  )
  const line = useLiveStream(path, refreshAll, { names: ORDER_EVENTS, onReopen: refreshAll })
  return (
    <div className="grid gap-6">
      {asksToPay && user === null && <LogInToPay orderId={order._id} />}
      {/* What waits for its customer comes before all that doesn't. */}
      {leads && asked}
      {isOwn && hasVisit && (
        <Suspense>
          <OwnNextVisit order={order} />
        </Suspense>
      )}
      {isOwn && isVisitAwaited(order.status) && (
        <Suspense>
          <OwnArrival orderId={order._id} livePath={path} />
        </Suspense>
      )}
      {/* A second visit may come without another “out for delivery”. */}
      {isOwn && WAITING.delivery.includes(order.status) && (
        <Suspense>
          <OwnDeliveryCode orderId={order._id} />
        </Suspense>
      )}
      <Panel as="section" aria-labelledby="order-number" className="overflow-hidden p-0! sm:p-0!">
        <OrderPromiseBand order={order}>
          {(variant) => <TrackingHelpLinks variant={variant} />}
        </OrderPromiseBand>
        <div className="grid gap-6 p-5 sm:p-8">
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id="order-number" className="text-base font-medium tracking-normal text-ink-soft">
              {words.order(order)}
            </h2>
            {!isFinalStatus(order.status) && <LiveStateLine state={line} />}
          </header>
          {order.status === 'cancelled' && <p className="text-ink-soft">{words.howFar}</p>}
          <OrderProgress order={order} />
        </div>
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <OrderFacts order={order} />
          {'total' in order && <OwnOrderTracking order={order} />}
          {!leads && isOwn && hadProposal(order) && asked}
        </div>
        <div className="grid gap-6">
          {'total' in order && (
            <Suspense>
              <OrderClaims orderId={order._id} />
            </Suspense>
          )}
          {'total' in order && (
            <Suspense>
              <OrderClothes orderId={order._id} own={isOwn ? order : null} />
            </Suspense>
          )}
          {'total' in order && <OrderDoorVisits orderId={order._id} status={order.status} />}
          <TrackedOrderHistory history={order.history} />
        </div>
      </div>
    </div>
  )
}

function isVisitAwaited(status: AnyOrder['status']): boolean {
  return STOP_KINDS.some((kind) => WAITING[kind].includes(status))
}

/** For a link of a message that asks to pay; the order's page opens with the payment after that. */
function LogInToPay({ orderId }: { orderId: string }) {
  const words = useWords(trackOrderScreen)
  const path = signInPath('/login', `/track-order?orderId=${orderId}#pay`)
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-4">
      <p>{words.logInToPay}</p>
      <LinkButton to={path}>{words.logIn}</LinkButton>
    </Panel>
  )
}

/** What stands there until the order is known. */
export function TrackedOrderSkeleton() {
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
