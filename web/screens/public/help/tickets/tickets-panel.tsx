// A customer's tickets, loaded when signed in: the list and the form, or one ticket.
import { addressOf } from '#web/lib/api.ts'
import { helpLive } from '#contract/help/chat.ts'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLiveStream } from '#web/lib/live/live.ts'
import { queryClient } from '#web/lib/queries/query-client.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'
import { TICKETS } from './ticket-queries.ts'
import { TicketThread } from './ticket-thread.tsx'

const { path: LIVE } = addressOf(helpLive)

export function TicketsPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>
  )
}

function Panel() {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const number = params.get('ticket')
  const refresh = () => void client.invalidateQueries({ queryKey: TICKETS })
  useLiveStream(LIVE, refresh, { names: ['state', 'change', 'resync'], onReopen: refresh })

  if (number) return <TicketThread key={number} number={number} />
  return (
    <div className="grid gap-8">
      <TicketList />
      <TicketForm />
    </div>
  )
}
