// Labels of a ticket's categories, priorities and statuses.
import type { TicketCategory, TicketPriority, TicketStatus } from '#domain/help/tickets.ts'

export const ticketCategories: Readonly<Record<TicketCategory, string>> = {
  orders: 'Orders',
  billing: 'Billing',
  account: 'Account',
  technical: 'Technical',
  other: 'Other',
}

export const ticketPriorities: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}

export const ticketStatuses: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  waiting: 'Waiting for customer',
  resolved: 'Resolved',
  closed: 'Closed',
}

/** What the customer reads on a ticket that waits for them. */
export const waitingForYou = 'Waiting for you'
