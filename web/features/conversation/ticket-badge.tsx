// Ticket status as a badge.
import type { TicketStatus } from '#domain/help/tickets.ts'
import { ticketStatuses, waitingForYou } from '#words/en/help/tickets.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const TONES: Record<TicketStatus, Tone> = {
  open: 'primary',
  in_progress: 'primary',
  waiting: 'accent',
  resolved: 'success',
  closed: 'plain',
}

/** @param side who reads it: customers are the ones that "Waiting for customer" means */
export function TicketBadge({
  status,
  side,
}: {
  status: TicketStatus
  side: 'customer' | 'staff'
}) {
  const label = useWords(ticketStatuses)[status]
  const { waitingForYou: waiting } = useWords({ waitingForYou })
  return (
    <Badge tone={TONES[status]}>
      {status === 'waiting' && side === 'customer' ? waiting : label}
    </Badge>
  )
}
