// Messages of a month: sums by channel and by kind, and the operators' prices.
import { useQuery } from '@tanstack/react-query'
import { OutboxPages } from '#web/features/outbox/outbox-pages.tsx'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedNotice, FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { messageMonth } from '#words/en/messages/message-month.ts'
import { ChannelTiles } from './channel-tiles.tsx'
import { KindTable } from './kind-table.tsx'
import { MessageRates } from './message-rates.tsx'
import { MonthChoice } from './month-choice.tsx'
import { type MessageMonth, messageMonthQuery } from './month-queries.ts'
import { costText } from './cost-text.ts'
import { useMonth } from './use-month.ts'

/** /admin/outbox/month */
export default function AdminMessageMonth() {
  const words = useWords(messageMonth)
  const { value, failed, retry } = useBusinessAnswer()
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <OutboxPages />
      <div className="grid gap-6">
        {value.today !== undefined && <Month today={value.today} />}
        {value.today === undefined && !failed && <SkeletonList rows={3} label={words.loading} />}
        {value.today === undefined && failed && (
          <FailedNotice what={words.dateNotLoaded} onRetry={retry} />
        )}
        <MessageRates />
      </div>
    </div>
  )
}

function Month({ today }: { today: string }) {
  const words = useWords(messageMonth)
  const state = useMonth(today)
  const sums = useQuery(messageMonthQuery(state.month))
  return (
    <>
      <MonthChoice state={state} />
      {sums.isError && <FailedQueryNotice what={words.notLoaded} query={sums} />}
      {sums.isPending && <SkeletonList rows={4} label={words.loading} />}
      {sums.data && (
        <div
          aria-busy={sums.isPlaceholderData}
          className={`grid gap-6 transition-opacity ${sums.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Sums sums={sums.data} />
        </div>
      )}
    </>
  )
}

function Sums({ sums }: { sums: MessageMonth }) {
  const words = useWords(messageMonth)
  if (sums.kinds.length === 0)
    return (
      <EmptyState title={words.none} illustration={<EmptyClothesline />}>
        {words.noneYet}
      </EmptyState>
    )
  const { replies, total } = sums
  const { sent } = total
  return (
    <>
      <p className="text-lg font-semibold" aria-live="polite">
        {words.total({ sent, cost: costText(words, total) })}
      </p>
      {replies && (
        <p>
          {words.replies({
            ...replies,
            cost: replies.cost === null ? null : rupeesText(replies.cost),
          })}
        </p>
      )}
      <ChannelTiles channels={sums.channels} />
      <KindTable sums={sums} />
      <p className="max-w-2xl text-sm text-ink-soft">{words.notCounted}</p>
    </>
  )
}
