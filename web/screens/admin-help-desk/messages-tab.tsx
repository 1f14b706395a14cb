// The inbox of the contact page: every message by its status, and the one that is open.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageStatus } from '#contract/help-desk.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ToggleFilter } from '#web/ui/toggle-filter.tsx'
import { DeskList, RowHead } from './desk-list.tsx'
import { messagePages } from './desk-queries.ts'
import { MessageDetail } from './message-detail.tsx'
import { TwoPanes } from './two-panes.tsx'
import { useDeskAddress } from './use-desk-address.ts'

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const

const TONES: Record<MessageStatus, Tone> = { open: 'neel', answered: 'leaf', closed: 'plain' }

export function MessagesTab() {
  const { opened, linkTo } = useDeskAddress()
  const [status, setStatus] = useState<MessageStatus | 'all'>('open')
  const pages = useInfiniteQuery(messagePages(status === 'all' ? null : status))
  const all = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const time = useLaundryTime()
  return (
    <TwoPanes
      opened={opened}
      back={linkTo(null)}
      backLabel="All messages"
      thing="a message"
      detail={opened && <MessageDetail key={opened} id={opened} />}
      list={
        <div className="grid gap-4">
          <ToggleFilter label="Status" options={STATUSES} value={status} onChange={setStatus} />
          <DeskList
            things="messages"
            pages={pages}
            empty={status === 'open' ? 'Every message is answered.' : 'No messages here.'}
            rows={all.map((message) => ({
              id: message._id,
              to: linkTo(message._id),
              isOpen: message._id === opened,
              content: (
                <>
                  <RowHead
                    title={message.subject}
                    end={<Badge tone={TONES[message.status]}>{labelOf(message.status)}</Badge>}
                  />
                  <span className="text-sm text-ink-soft wrap-anywhere">{message.name}</span>
                  <span className="text-xs text-ink-soft">{time.dateTime(message.createdAt)}</span>
                </>
              ),
            }))}
          />
        </div>
      }
    />
  )
}

function labelOf(status: MessageStatus): string {
  return STATUSES.find(({ value }) => value === status)!.label
}
