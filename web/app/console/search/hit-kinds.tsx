// Kinds of search hits: what each shows and where it leads. A new kind is one more entry.
import {
  Building2,
  ClipboardList,
  type LucideIcon,
  MessagesSquare,
  Scale,
  Shirt,
  Truck,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchHit } from '#contract/search/search.ts'
import { TicketBadge } from '#web/features/conversation/ticket-badge.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { consoleSearch } from '#words/en/search/console-search.ts'

type Words = typeof consoleSearch

interface Shown {
  to: string
  Icon: LucideIcon
  title: string
  detail: string
  /** Its state. */
  badge: ReactNode
}

type Of<K extends SearchHit['kind']> = Extract<SearchHit, { kind: K }>

const SHOWN: { [K in SearchHit['kind']]: (hit: Of<K>, words: Words) => Shown } = {
  order: (order) => ({
    to: `/admin/orders/${order._id}`,
    Icon: ClipboardList,
    title: order.number,
    detail: [order.name, order.phone].filter(Boolean).join(', '),
    badge: <StatusBadge order={order} />,
  }),
  customer: ({ _id, name, phone }) => ({
    to: `/admin/customers/${_id}`,
    Icon: UserRound,
    title: name,
    detail: phone,
    badge: null,
  }),
  company: ({ _id, name, gstin }) => ({
    to: `/admin/companies/${_id}`,
    Icon: Building2,
    title: name,
    detail: gstin,
    badge: null,
  }),
  ticket: ({ number, subject, name, status }) => ({
    to: `/admin/help-desk?tab=tickets&open=${number}`,
    Icon: MessagesSquare,
    title: subject,
    detail: [number, name].join(', '),
    badge: <TicketBadge status={status} side="staff" />,
  }),
  claim: ({ _id, number, problem, name, status }, { claims }) => ({
    to: `/admin/claims/${_id}`,
    Icon: Scale,
    title: number,
    detail: [claims.problems[problem], name].join(', '),
    badge: <Badge>{claims.statuses[status]}</Badge>,
  }),
  stop: ({ _id, number, name, phone, date, slot, stop, done }, words) => ({
    to: `/admin/today?date=${date}#${stop}-${_id}`,
    Icon: Truck,
    title: name,
    detail: [words.stops[stop], slot, number, phone].filter(Boolean).join(', '),
    badge: done ? <Badge tone="success">{words.done}</Badge> : null,
  }),
  plant: ({ _id, number, name, status }) => ({
    to: `/admin/plant#${_id}`,
    Icon: Shirt,
    title: number,
    detail: name,
    badge: <StatusBadge order={{ status }} />,
  }),
}

/** How a hit is shown. */
export function searchHitView(hit: SearchHit, words: Words): Shown {
  return (SHOWN[hit.kind] as (of: SearchHit, said: Words) => Shown)(hit, words)
}
