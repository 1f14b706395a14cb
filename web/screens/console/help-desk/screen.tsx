// Staff's help desk: contact messages, support tickets and live chats in one place, updated live.
import { useQuery } from '@tanstack/react-query'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChatsTab } from './chats-tab.tsx'
import { waitingCounts } from './desk-queries.ts'
import { MessagesTab } from './messages-tab.tsx'
import { TicketsTab } from './tickets-tab.tsx'
import { useHelpDeskAddress } from './use-help-desk-address.ts'
import { useDeskChanges } from './use-desk-changes.ts'

export default function AdminHelpDesk() {
  const { tab, openTab } = useHelpDeskAddress()
  const line = useDeskChanges()
  const waiting = useQuery(waitingCounts).data
  return (
    <div className="page max-w-[92rem]! py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-7">
        <h1 className="text-2xl md:text-3xl">Help desk</h1>
        <LiveStateLine state={line} />
      </div>
      <Tabs
        above
        label="Help desk"
        open={tab}
        onOpen={openTab}
        tabs={[
          { id: 'messages', label: withCount('Messages', waiting?.messages) },
          { id: 'tickets', label: withCount('Tickets', waiting?.tickets) },
          { id: 'chat', label: withCount('Chat', waiting?.chats) },
        ]}
      >
        {tab === 'messages' && <MessagesTab />}
        {tab === 'tickets' && <TicketsTab />}
        {tab === 'chat' && <ChatsTab />}
      </Tabs>
    </div>
  )
}

/** What waits for somebody at the desk. */
function withCount(name: string, count = 0): string {
  return count === 0 ? name : `${name} (${count})`
}
