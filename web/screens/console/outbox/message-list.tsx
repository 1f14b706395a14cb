// Messages of the outbox, each a row to open.
import type { OutboxMessage } from '#contract/messages/outbox.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { channelChoiceOf, fallbackText, recipientText, outboxStateOf, triesText } from './words.ts'

type MessageListProps = { messages: readonly OutboxMessage[]; onOpen: (id: string) => void }

/** Takes the messages in the order they are to stand. */
export function MessageList({ messages, onOpen }: MessageListProps) {
  return (
    <Panel as="div" className="overflow-hidden p-0!">
      <ul>
        {messages.map((message) => (
          <li key={message._id} className="border-b border-line last:border-b-0">
            <MessageRow message={message} onOpen={() => onOpen(message._id)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MessageRow({ message, onOpen }: { message: OutboxMessage; onOpen: () => void }) {
  const time = useLaundryTime()
  const { Icon, label } = channelChoiceOf(message)
  const { label: state, tone } = outboxStateOf(message)
  const notes = [triesText(message), fallbackText(message)].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full [grid-template-columns:auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3.5 text-left -outline-offset-3 hover:bg-primary-wash sm:[grid-template-columns:auto_minmax(0,1fr)_auto] sm:px-5"
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 text-ink-soft" />
      <span className="min-w-0">
        <span className="sr-only">{label}: </span>
        <span className="block font-semibold wrap-anywhere">{message.subject}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{recipientText(message)}</span>
        {notes && (
          <span className="mt-1 line-clamp-2 block text-sm wrap-anywhere text-ink-soft">
            {notes}
          </span>
        )}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-2 sm:col-start-3 sm:row-start-1 sm:grid sm:justify-items-end">
        <span className="flex flex-wrap gap-2">
          {message.delivery > 0 && <Badge>Sent again</Badge>}
          <Badge tone={tone}>{state}</Badge>
        </span>
        <time dateTime={message.leavesAt ?? message.createdAt} className="text-sm text-ink-soft">
          {message.leavesAt
            ? `Leaves ${time.dateTime(message.leavesAt)}`
            : time.dateTime(message.createdAt)}
        </time>
      </span>
    </button>
  )
}
