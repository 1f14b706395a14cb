// Differences between intake and order: their effect on the price, and a button to charge it.
import { itemName } from '#domain/orders/order-items.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { followDifferences, type Differences } from '#contract/clothes/differences.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import {
  LimitConfirmation,
  useLimitConfirmation,
} from '#web/features/orders/limit-confirmation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { askedCustomer } from '#words/en/orders/console/asked-customer.ts'
import { differences as differencesWords } from '#words/en/clothes/differences.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { differencesQuery } from './clothes-queries.ts'
import { PiecePicture } from './piece-picture.tsx'

/** Nothing where all came in as it was ordered, and for who can't let it follow. */
export function DifferencesPanel({ orderId }: { orderId: string }) {
  const words = useWords(differencesWords)
  const heading = useId()
  const { user } = useSession()
  const may = user?.permissions?.includes('differences') ?? false
  const { data: counted } = useQuery({ ...differencesQuery(orderId, false), enabled: may })
  // Where another count changes what there is nothing of, staff confirm it again.
  const [isAll, setAll] = useValueConfirmation(counted?.notCounted)
  const query = useQuery({
    ...differencesQuery(orderId, isAll),
    enabled: may,
    placeholderData: keepPreviousData,
  })
  if (!may || query.isPending) return null
  if (!query.data) return <FailedQueryNotice what={words.notLoaded} query={query} />
  const { differences: shown, notCounted } = query.data
  if (!shown && notCounted.length === 0) return null
  const title = shown === null ? 'titleNotCounted' : shown.counted === false ? 'titleBag' : 'title'
  const none = notCounted.map((line) => ({ ...line, item: itemName(line) }))
  return (
    <Panel as="section" aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="text-xl">
        {words[title]}
      </h2>
      {none.length > 0 && (
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {words.isAll({ lines: none })}
        </Checkbox>
      )}
      {/* Another count is another sentence to begin with. */}
      {shown && !query.isPlaceholderData && (
        <Shown
          key={JSON.stringify(shown.lines)}
          orderId={orderId}
          shown={shown}
          isAll={isAll}
          onFollowed={() => setAll(false)}
        />
      )}
    </Panel>
  )
}

/** What the order comes to, and what it costs now (null of a bag that has no price yet); null for who sees no prices. */
const sumsOf = ({ total, totalNow, counted }: Differences) =>
  total === undefined || totalNow === undefined
    ? null
    : { total: rupeesText(total), now: counted === false ? null : rupeesText(totalNow) }

type ShownProps = {
  orderId: string
  shown: Differences
  isAll: boolean
  onFollowed: () => void
}

function Shown({ shown, ...following }: ShownProps) {
  const words = useWords(differencesWords)
  const isBag = shown.counted === false
  const sums = sumsOf(shown)
  const lines = shown.lines.map((line) => ({ ...line, item: itemName(line) }))
  return (
    <>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.itemId} className="flex items-center gap-3 text-lg">
            <PiecePicture src={line.photo?.thumbnailUrl ?? null} />
            <span className="min-w-0 wrap-anywhere">{words.line({ ...line, isBag })}</span>
          </li>
        ))}
      </ul>
      {sums && <p className="font-display text-lg font-bold tabular-nums">{words.total(sums)}</p>}
      {shown.asked ? (
        <Asked asked={shown.asked} />
      ) : (
        <Follow {...following} shown={shown} because={words.because(lines)} />
      )}
    </>
  )
}

function Asked({ asked: { standing, until } }: { asked: NonNullable<Differences['asked']> }) {
  const words = useWords(differencesWords)
  const { standings } = useWords(askedCustomer)
  const time = useLaundryTime()
  return (
    <p>
      {standing === 'waiting'
        ? words.waits({ when: time.dateTime(until) })
        : (standings[standing] ?? words.wasAsked)}
    </p>
  )
}

function Follow({ orderId, shown, isAll, onFollowed, because }: ShownProps & { because: string }) {
  const words = useWords(differencesWords)
  const asking = useWords(proposals)
  const { user } = useSession()
  const [reason, setReason] = useState(because)
  const [isMissing, setMissing] = useState(false)
  const { total, revision, asks, most } = shown
  const beyondLimit = useLimitConfirmation(total)
  const sums = sumsOf(shown)
  const save = useAction(followDifferences, {
    input: () => ({
      params: { id: orderId },
      body: {
        reason: reason.trim(),
        revision,
        ...(total !== undefined && { total }),
        ...(isAll && { all: true as const }),
        ...(beyondLimit.isDecided && { beyondLimit: true as const }),
      },
    }),
    onDone: ({ asked, number, total: now }) => {
      onFollowed()
      if (asked) toast.success(asking.asked, asking.askedText({ number }))
      else if (now === undefined) toast.success(words.charged)
      else toast.success(words.charged, words.chargedText({ number, total: rupeesText(now) }))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') save.send()
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4" noValidate>
      <p className={asks ? 'rounded-md bg-accent-wash px-4 py-3 font-medium' : undefined}>
        {!asks ? words.notified : most ? words.asks({ most: rupeesText(most) }) : words.asksFirst}
      </p>
      <Textarea
        label={words.reason}
        rows={3}
        maxLength={300}
        value={reason}
        error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {sums && <LimitConfirmation failure={save.error} {...beyondLimit} />}
      <FormProblem problem={save.error && formProblemOf(save.error, words.notSaved)} />
      <Button
        type="submit"
        className="min-h-16 text-xl"
        busy={save.isPending}
        busyLabel={words.saving}
        wide
      >
        {asks ? words.ask : sums ? words.follow(sums) : words.change}
      </Button>
      {user?.permissions?.includes('orders') && (
        <p>
          <TextLink to={`/admin/orders/${orderId}`}>{words.toOrder}</TextLink>
        </p>
      )}
    </form>
  )
}
