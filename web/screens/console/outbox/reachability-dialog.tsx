// "Am I reachable?": test messages to oneself, and what becomes of them.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutboxMessage } from '#contract/messages/outbox.ts'
import { type Reachability, sendTestMessages } from '#contract/messages/reachability.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { drawLinkTo } from '#web/ui/text-link.tsx'
import { channels as channelWords } from '#words/en/messages/channels.ts'
import { reachabilityWords } from '#words/en/messages/reachability.ts'
import { reachabilityQuery } from './outbox-queries.ts'
import { channelChoiceOf, outboxStateOf } from './words.ts'

type ChannelReach = Reachability['channels'][number]

/** Follows the test for as long as it is open; the outbox's live line loads it again. */
export function ReachabilityDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(reachabilityWords)
  const reach = useQuery(reachabilityQuery)
  const test = useAction(sendTestMessages, { input: () => ({}), failed: words.notSent })
  const hasAny = reach.data?.channels.some(({ hasAddress }) => hasAddress) ?? false
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={words.open}
      description={words.about}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            disabled={!hasAny}
            busy={test.isPending}
            busyLabel={words.sending}
            onClick={() => test.send()}
          >
            {words.send}
          </Button>
        </>
      }
    >
      {reach.isPending && <SkeletonList rows={3} label={words.loading} />}
      {reach.isError && <FailedQueryNotice what={words.notLoaded} query={reach} />}
      {reach.data && (
        <ul aria-live="polite" className="grid gap-4">
          {reach.data.channels.map((reached) => (
            <ChannelRow key={reached.channel} reached={reached} />
          ))}
        </ul>
      )}
      <FormProblem problem={test.problem} />
    </Dialog>
  )
}

function ChannelRow({ reached }: { reached: ChannelReach }) {
  const words = useWords(reachabilityWords)
  const { channel, messages, isSetUp } = reached
  const { toAdd, to, files } = useWords(channelWords)[channel]
  const { Icon, label } = channelChoiceOf(reached)
  return (
    <li className="grid [grid-template-columns:auto_minmax(0,1fr)] gap-x-3 border-b border-line pb-4 last:border-b-0 last:pb-0">
      <Icon aria-hidden="true" size={20} className="mt-0.5 text-ink-soft" />
      <div className="grid gap-2">
        <p className="font-semibold">{label}</p>
        {!isSetUp && files === null ? (
          <Line badge={words.notSetUp} about={words.noCarrier} />
        ) : reached.hasAddress || messages.length > 0 ? (
          <>
            {messages.length === 0 && <Line badge={isSetUp ? words.ready : words.notSetUp} />}
            {messages.map((message) => (
              <TestLine key={message._id} to={to(message.to)} message={message} isSetUp={isSetUp} />
            ))}
          </>
        ) : (
          <Line
            badge={words.noAddress}
            tone="accent"
            about={<MarkedText text={toAdd} parts={[drawLinkTo('/profile')]} />}
          />
        )}
      </div>
    </li>
  )
}

type TestLineProps = { to: string; message: OutboxMessage; isSetUp: boolean }

function TestLine({ to, message, isSetUp }: TestLineProps) {
  const words = useWords(reachabilityWords)
  const time = useLaundryTime()
  const isFile = message.state === 'sent' && !isSetUp
  const { label, tone } = isFile
    ? ({ label: words.notSetUp, tone: 'accent' } as const)
    : outboxStateOf(message)
  const about = isFile ? words.kept : fateText(words, message, time.dateTime)
  return <Line badge={label} tone={tone} to={to} about={about} />
}

function fateText(
  words: typeof reachabilityWords,
  { state, sentAt, deliveredAt, readAt, lastError }: OutboxMessage,
  write: (instant: string) => string,
): string {
  if (readAt !== null) return words.read({ at: write(readAt) })
  if (deliveredAt !== null) return words.delivered({ at: write(deliveredAt) })
  if (state === 'failed') return lastError ?? ''
  if (state === 'sent') return words.sent({ at: write(sentAt ?? '') })
  return lastError === null ? words.waiting : words.triesAgain({ why: lastError })
}

type LineProps = { badge: string; tone?: Tone; to?: string; about?: ReactNode }

function Line({ badge, tone, to, about }: LineProps) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge {...(tone && { tone })}>{badge}</Badge>
        {to && <span className="wrap-anywhere">{to}</span>}
      </p>
      {about && <p className="wrap-anywhere text-ink-soft">{about}</p>}
    </div>
  )
}
