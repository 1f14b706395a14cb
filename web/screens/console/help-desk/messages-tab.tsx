// Contact messages by status, and the open one.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { MessageStatus, MessageSummary } from '#contract/help/help-desk.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { DeskRowHead } from './desk-list.tsx'
import { contactMessagesQuery } from './desk-queries.ts'
import { DeskListTab } from './desk-list-tab.tsx'
import { MessageDetail } from './message-detail.tsx'

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const

const TONES: Record<MessageStatus, Tone> = { open: 'primary', answered: 'success', closed: 'plain' }

export function MessagesTab() {
  const [status, setStatus] = useState<MessageStatus | 'all'>('open')
  const [q, setQ] = useState('')
  const [text, setText] = useTypedSearch(q, setQ)
  const pages = useInfiniteQuery(contactMessagesQuery(status === 'all' ? null : status, q))
  return (
    <DeskListTab
      thing="message"
      filters={
        <>
          <search>
            <TextInput
              label="Search messages"
              hideLabel
              type="search"
              placeholder="Name, email, subject or text"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
              after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
            />
          </search>
          <ToggleFilter label="Status" options={STATUSES} value={status} onChange={setStatus} />
        </>
      }
      pages={pages}
      empty={emptyText(status, q)}
      idOf={(message) => message._id}
      Row={MessageRow}
      Detail={MessageDetail}
    />
  )
}

function MessageRow({ item: message }: { item: MessageSummary }) {
  const time = useLaundryTime()
  return (
    <>
      <DeskRowHead
        title={message.subject}
        end={<Badge tone={TONES[message.status]}>{labelOf(message.status)}</Badge>}
      />
      <span className="text-sm text-ink-soft wrap-anywhere">{message.name}</span>
      <span className="text-xs text-ink-soft">{time.dateTime(message.createdAt)}</span>
    </>
  )
}

function emptyText(status: MessageStatus | 'all', q: string): string {
  if (q !== '')
    return status === 'all'
      ? 'No messages match.'
      : `No ${status} messages match. Try all messages.`
  return status === 'open' ? 'Every message is answered.' : 'No messages here.'
}

function labelOf(status: MessageStatus): string {
  return STATUSES.find(({ value }) => value === status)!.label
}
