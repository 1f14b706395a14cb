// Deliveries of a webhook: messages, responses, and replay.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DELIVERY_STATES,
  type DeliveryState,
  replayFailedDeliveries,
  replayWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '#contract/webhooks/webhooks.ts'
import { webhooksScreen } from '#words/en/webhooks/webhooks-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { EventTypeName } from './event-type-name.tsx'
import { webhookDeliveriesQuery } from './webhook-queries.ts'

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'accent',
  delivered: 'success',
  failed: 'danger',
}

export function WebhookDeliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const words = useWords(webhooksScreen)
  const [state, setState] = useState<DeliveryState | null>(null)
  const pages = useInfiniteQuery(webhookDeliveriesQuery(webhook._id, state))
  const deliveries = pages.data?.pages.flatMap(({ items }) => items)
  const isOn = webhook.offBecause === null
  const replayAll = useAction(replayFailedDeliveries, {
    input: () => ({
      params: { webhookId: webhook._id },
      // All that are kept.
      body: { since: webhook.createdAt },
    }),
    onDone: ({ replayed }) => {
      toast.success(words.areSentAgain(replayed))
    },
    failed: words.tryAgain,
    toasts: 'sentence',
  })
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<span className="wrap-anywhere">{words.deliveriesOf(webhook.url)}</span>}
      description={words.kept}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={words.state}
          className="min-w-44"
          value={state ?? ''}
          onChange={({ target }) => setState((target.value || null) as DeliveryState | null)}
        >
          <option value="">{words.allStates}</option>
          <SelectOptions of={DELIVERY_STATES} labels={words.states} />
        </Select>
        {isOn && webhook.failed > 0 && (
          <Button variant="secondary" busy={replayAll.isPending} onClick={() => replayAll.send()}>
            {words.allAgain(webhook.failed)}
          </Button>
        )}
      </div>
      {pages.isPending && <SkeletonList rows={3} label={words.loadingDeliveries} />}
      {pages.isError && (
        <FailedQueryNotice what={words.deliveriesNotLoaded} query={pages} retry={words.retry} />
      )}
      {deliveries?.length === 0 &&
        (state === null ? (
          <EmptyState title={words.noDeliveries}>{words.noDeliveriesHint}</EmptyState>
        ) : (
          <p className="text-ink-soft">{words.noMatches}</p>
        ))}
      {deliveries && deliveries.length > 0 && (
        <ul aria-label={words.deliveries} className="border-t border-line">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery._id}
              delivery={delivery}
              webhookId={isOn ? webhook._id : null}
            />
          ))}
        </ul>
      )}
      <ShowMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        label={words.more}
        busyLabel={words.loadingMore}
      />
    </Dialog>
  )
}

type DeliveryRowProps = {
  delivery: WebhookDelivery
  /** Null where nothing can be sent again, for the webhook is off. */
  webhookId: string | null
}

function DeliveryRow({ delivery, webhookId }: DeliveryRowProps) {
  const words = useWords(webhooksScreen)
  const time = useLaundryTime()
  const { _id: deliveryId, type, state, attempts, nextTryAt, messageId, body } = delivery
  const replay = useAction(replayWebhookDelivery, {
    input: (id: string) => ({ params: { webhookId: id, deliveryId } }),
    onDone: () => {
      toast.success(words.isSentAgain)
    },
    failed: words.tryAgain,
    toasts: 'sentence',
  })
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-3">
        <EventTypeName type={type} className="font-semibold wrap-anywhere" />
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        <time dateTime={delivery.createdAt} className="text-sm text-ink-soft">
          {time.dateTime(delivery.createdAt)}
        </time>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ol className="text-sm text-ink-soft">
          {attempts.length === 0 && <li>{words.notTried}</li>}
          {attempts.map((attempt) => (
            <li key={attempt.at} className="wrap-anywhere">
              {time.dateTime(attempt.at)}: {words.attempt(attempt)}
            </li>
          ))}
          {nextTryAt && attempts.length > 0 && <li>{words.nextTry(time.dateTime(nextTryAt))}</li>}
        </ol>
        {webhookId !== null && (
          <Button
            variant="secondary"
            size="sm"
            busy={replay.isPending}
            onClick={() => replay.send(webhookId)}
          >
            {words.again}
            <span className="sr-only">{`: ${type}, ${time.dateTime(delivery.createdAt)}`}</span>
          </Button>
        )}
      </div>
      <details className="text-sm">
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-primary-text">
          {words.whatWasSent}
        </summary>
        <p className="wrap-anywhere text-ink-soft">{messageId}</p>
        <pre className="mt-1 rounded-md bg-sunk p-3 whitespace-pre-wrap wrap-anywhere">{body}</pre>
      </details>
    </li>
  )
}
