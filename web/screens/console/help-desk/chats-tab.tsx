// Live chats, latest message first, and the open one.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffChatSummary } from '#contract/help/help-desk.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { ChatDetail } from './chat-detail.tsx'
import { DeskRowHead } from './desk-list.tsx'
import { chatsQuery } from './desk-queries.ts'
import { DeskListTab } from './desk-list-tab.tsx'

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const

export function ChatsTab() {
  const [status, setStatus] = useState<'open' | 'closed'>('open')
  const pages = useInfiniteQuery(chatsQuery(status))
  return (
    <DeskListTab
      thing="chat"
      filters={
        <ToggleFilter label="Status" options={STATUSES} value={status} onChange={setStatus} />
      }
      pages={pages}
      empty={status === 'open' ? 'No open chats.' : 'No closed chats.'}
      idOf={(chat) => chat._id}
      Row={ChatRow}
      Detail={ChatDetail}
    />
  )
}

function ChatRow({ item: chat }: { item: StaffChatSummary }) {
  const time = useLaundryTime()
  return (
    <>
      <DeskRowHead title={chat.name} end={<Mark chat={chat} />} />
      <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{lastWords(chat)}</span>
      <span className="text-xs text-ink-soft">
        {chat.waitingSince === null
          ? time.dateTime(chat.lastMessage.createdAt)
          : `Waiting since ${time.dateTime(chat.waitingSince)}`}
      </span>
    </>
  )
}

function Mark({ chat: { waiting, customer, whatsApp } }: { chat: StaffChatSummary }) {
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {whatsApp?.isWayBack && <Badge>WhatsApp</Badge>}
      {waiting > 0 ? (
        <Badge tone="danger">{`${waiting} to answer`}</Badge>
      ) : (
        customer === null && !whatsApp && <Badge>Visitor</Badge>
      )}
    </span>
  )
}

function lastWords({ lastMessage: { from, text, pictures } }: StaffChatSummary): string {
  const said =
    text !== '' ? text : pictures.length === 1 ? 'A picture' : `${pictures.length} pictures`
  return from === 'customer' ? said : `You: ${said}`
}
