// A ticket's status as a word on it.
import { TICKET_STATUSES, type TicketStatus } from '#domain/tickets.ts'
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
  const label = TICKET_STATUSES.find(({ value }) => value === status)!.label
  return (
    <Badge tone={TONES[status]}>
      {status === 'waiting' && side === 'customer' ? 'Waiting for you' : label}
    </Badge>
  )
}
