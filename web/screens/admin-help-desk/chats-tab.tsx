// The live chats, the latest word first, and the one that is open.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffChatSummary } from '#contract/help-desk.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ToggleFilter } from '#web/ui/toggle-filter.tsx'
import { ChatDetail } from './chat-detail.tsx'
import { DeskList, RowHead } from './desk-list.tsx'
import { chatPages } from './desk-queries.ts'
import { TwoPanes } from './two-panes.tsx'
import { useDeskAddress } from './use-desk-address.ts'

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const

export function ChatsTab() {
  const { opened, linkTo } = useDeskAddress()
  const [status, setStatus] = useState<'open' | 'closed'>('open')
  const pages = useInfiniteQuery(chatPages(status))
  const all = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const time = useLaundryTime()
  return (
    <TwoPanes
      opened={opened}
      back={linkTo(null)}
      backLabel="All chats"
      thing="a chat"
      detail={opened && <ChatDetail key={opened} id={opened} />}
      list={
        <div className="grid gap-4">
          <ToggleFilter label="Status" options={STATUSES} value={status} onChange={setStatus} />
          <DeskList
            things="chats"
            pages={pages}
            empty={status === 'open' ? 'Nobody is chatting.' : 'No closed chats.'}
            rows={all.map((chat) => ({
              id: chat._id,
              to: linkTo(chat._id),
              isOpen: chat._id === opened,
              content: (
                <>
                  <RowHead
                    title={chat.name}
                    end={
                      chat.unread > 0 ? (
                        <Badge tone="madder">{`${chat.unread} unread`}</Badge>
                      ) : (
                        chat.customer === null && <Badge>Visitor</Badge>
                      )
                    }
                  />
                  <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
                    {lastWords(chat)}
                  </span>
                  <span className="text-xs text-ink-soft">
                    {time.dateTime(chat.lastMessage.createdAt)}
                  </span>
                </>
              ),
            }))}
          />
        </div>
      }
    />
  )
}

function lastWords({ lastMessage: { from, text } }: StaffChatSummary): string {
  return from === 'customer' ? text : `${from === 'staff' ? 'You' : 'Automatic'}: ${text}`
}
