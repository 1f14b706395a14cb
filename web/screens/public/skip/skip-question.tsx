// One pickup to come: another time, or skipped after a question.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type PickupToSkip, readPickupToSkip, skipPickup } from '#contract/orders/skip-pickup.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, ApiError, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { skipScreen } from '#words/en/orders/skip-screen.ts'

const askPickup = addressOf(readPickupToSkip)

function pickupQuery(orderId: string, key: string) {
  return queryOptions({
    queryKey: ['order', orderId, 'pickup-skip', key],
    queryFn: ({ signal }) =>
      call(askPickup, { params: { orderId }, headers: { 'skip-key': key } }, { signal }),
    retry: false,
  })
}

type SkipQuestionProps = {
  orderId: string
  linkKey: string
  /** Shown for a link that opens nothing. */
  notGood: ReactNode
}

export function SkipQuestion({ orderId, linkKey, notGood }: SkipQuestionProps) {
  const words = useWords(skipScreen)
  const query = useQuery(pickupQuery(orderId, linkKey))
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={2} label={words.loading} />
      </Panel>
    )
  if (query.error instanceof ApiError && query.error.status < 500) return notGood
  if (!query.data) return <FailedQueryNotice what={words.notLoaded} query={query} />
  const { data: pickup } = query
  return (
    <Panel as="section" aria-labelledby="pickup" className="grid grid-cols-1 gap-4">
      <h2 id="pickup" className="text-xl">
        {words.order({ number: pickup.number })}
      </h2>
      <p aria-live="polite" className="font-medium">
        {pickup.state === 'open' ? words.comes(pickup) : words[pickup.state]}
      </p>
      {pickup.state === 'open' && <Choices orderId={orderId} linkKey={linkKey} />}
      {pickup.state === 'skipped' && <TextLink to="/new-order">{words.book}</TextLink>}
      {pickup.state === 'over' && (
        <TextLink to={`/track-order?orderId=${orderId}`}>{words.seeOrder}</TextLink>
      )}
    </Panel>
  )
}

function Choices({ orderId, linkKey }: { orderId: string; linkKey: string }) {
  const words = useWords(skipScreen)
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { queryKey } = pickupQuery(orderId, linkKey)
  const action = useAction(skipPickup, {
    input: () => ({ params: { orderId }, body: { key: linkKey } }),
    onDone: (pickup: PickupToSkip) => client.setQueryData(queryKey, pickup),
    failed: words.notSkipped,
  })
  if (!isAsked)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <TextLink to={`/track-order?orderId=${orderId}`}>{words.reschedule}</TextLink>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {words.skip}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <p>{words.asked}</p>
      <FormProblem problem={action.problem} />
      <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">
        <Button
          disabled={action.isPending}
          busy={action.isPending}
          busyLabel={words.sending}
          onClick={() => action.send()}
        >
          {words.confirm}
        </Button>
        <Button variant="secondary" disabled={action.isPending} onClick={() => setAsked(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
