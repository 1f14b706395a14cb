/** The visible list of what follows from events. */
import { auditConsumer } from './audit/audit-consumer.ts'
import type { Consumer } from './events/consumer.ts'
import { ticketAudit } from './support/tickets/audit-words.ts'
import { ticketNotifications } from './support/tickets/notify-of-tickets.ts'

export const CONSUMERS: readonly Consumer[] = [auditConsumer(ticketAudit), ticketNotifications]
