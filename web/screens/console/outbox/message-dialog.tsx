// One outbox message: recipient, state, content, and resending.
import { useQuery } from '@tanstack/react-query'
import { Download, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type WholeOutboxMessage,
  readOutboxFile,
  readOutboxMail,
  resendOutboxMessage,
} from '#contract/messages/outbox.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { channels } from '#words/en/messages/channels.ts'
import { outboxMessageQuery } from './outbox-queries.ts'
import { keepNumberOnOneLine } from '#web/ui/keep-number-on-one-line.tsx'
import {
  channelChoiceOf,
  fallbackText,
  isUndelivered,
  outboxStateOf,
  recipientText,
  triesText,
} from './words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const askFile = addressOf(readOutboxFile)
const askMail = addressOf(readOutboxMail)

interface MessageDialogProps {
  id: string
  onClose: () => void
  /** Opens another message in its place. */
  onOpen: (id: string) => void
}

/** Stays open until it is closed; follows the message in the meantime. */
export function MessageDialog({ id, onClose, onOpen }: MessageDialogProps) {
  const message = useQuery(outboxMessageQuery(id))
  const sending = useAction(resendOutboxMessage, {
    input: (delivery: number) => ({ params: { id }, body: { delivery } }),
    onDone: () =>
      toast.success('It is on its way again', 'The new delivery is at the top of the list.'),
    failed: 'Not sent again',
    toasts: 'title',
  })
  const { data } = message
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={
        <span className="wrap-anywhere">{keepNumberOnOneLine(data?.subject ?? 'A message')}</span>
      }
      description={data && `${channelChoiceOf(data).label} to ${recipientText(data)}`}
      footer={
        data && (
          <>
            {data.file && (
              <LinkButton
                variant="secondary"
                to={urlOf(askFile.path, { id })}
                reloadDocument
                download
              >
                <Download aria-hidden="true" size={18} />
                Download the .{data.file} file
              </LinkButton>
            )}
            {data.state !== 'waiting' && (
              <Button
                busy={sending.isPending}
                busyLabel="Sending…"
                onClick={() => sending.send(data.deliveries + 1)}
              >
                <Send aria-hidden="true" size={18} />
                Send again
              </Button>
            )}
          </>
        )
      }
    >
      {message.isPending && <Skeleton className="h-80" />}
      {message.isError && (
        <FailedQueryNotice what="This message couldn’t be loaded." query={message} />
      )}
      {data && (
        <div className="grid gap-4">
          <Facts message={data} onOpen={onOpen} />
          <MessageText message={data} />
        </div>
      )}
    </Dialog>
  )
}

interface FactsProps {
  message: WholeOutboxMessage
  onOpen: (id: string) => void
}

function Facts({ message, onOpen }: FactsProps) {
  const time = useLaundryTime()
  const { label, tone } = outboxStateOf(message)
  const further = message.deliveries === 1 ? 'once' : `${message.deliveries} times`
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      <Fact name="State">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact name="Written">{time.dateTime(message.createdAt)}</Fact>
      {message.leavesAt && <Fact name="Leaves">{time.dateTime(message.leavesAt)}</Fact>}
      {message.sentAt && <Fact name="Left">{time.dateTime(message.sentAt)}</Fact>}
      {message.deliveredAt && <Fact name="Delivered">{time.dateTime(message.deliveredAt)}</Fact>}
      {message.readAt && <Fact name="Read">{time.dateTime(message.readAt)}</Fact>}
      {message.segments !== null && <Fact name="Segments">{message.segments}</Fact>}
      {message.costPaise !== null && <Fact name="Cost">{message.costPaise} paise</Fact>}
      {triesText(message) && (
        <Fact name={isUndelivered(message) ? 'Not delivered' : 'Tries'} wide>
          {triesText(message)}
          {message.state === 'waiting' && ' We try again automatically.'}
        </Fact>
      )}
      {message.fallbackId && (
        <OtherMessage name="Next channel" id={message.fallbackId} onOpen={onOpen}>
          {fallbackText(message)}
        </OtherMessage>
      )}
      {message.fallbackOf && (
        <OtherMessage name="Instead of" id={message.fallbackOf._id} onOpen={onOpen}>
          {channels[message.fallbackOf.channel].resent} that failed or didn’t arrive in time.
        </OtherMessage>
      )}
      {message.delivery > 0 && (
        <Fact name="This is" wide>
          delivery {message.delivery + 1} of a message that was sent again {further}.
        </Fact>
      )}
      {message.delivery === 0 && message.deliveries > 0 && (
        <Fact name="Sent again" wide>
          {further}
        </Fact>
      )}
    </dl>
  )
}

interface OtherMessageProps {
  name: string
  id: string
  onOpen: (id: string) => void
  children: ReactNode
}

/** A message that took over from this one, or from which this one did. */
function OtherMessage({ name, id, onOpen, children }: OtherMessageProps) {
  return (
    <Fact name={name} wide>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <Button variant="secondary" size="sm" onClick={() => onOpen(id)}>
          Open that message
        </Button>
      </span>
    </Fact>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-3' : undefined}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

function MessageText({ message }: { message: WholeOutboxMessage }) {
  const text = (
    <pre className="overflow-x-auto rounded-md bg-sunk p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
      {message.text}
    </pre>
  )
  if (message.channel !== 'email') return text
  return (
    <>
      <iframe
        title="The email as its reader sees it"
        src={urlOf(askMail.path, { id: message._id })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[26rem] w-full rounded-md border border-line bg-sunk"
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">As plain text</summary>
        {text}
      </details>
    </>
  )
}
