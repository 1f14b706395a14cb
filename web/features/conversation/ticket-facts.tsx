// What a ticket is about, as its customer and staff read it.
import { TICKET_CATEGORIES, type TicketCategory } from '#domain/tickets.ts'
import { Fact } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function CategoryFact({ category }: { category: TicketCategory }) {
  return (
    <Fact name="Category">{TICKET_CATEGORIES.find(({ value }) => value === category)?.label}</Fact>
  )
}

type OrderFactProps = { order: { _id: string; number: string } | null }

/** Nothing for a ticket without an order. */
export function OrderFact({ order }: OrderFactProps) {
  return (
    order && (
      <Fact name="Order">
        <TextLink to={`/track-order?orderId=${order._id}`}>{order.number}</TextLink>
      </Fact>
    )
  )
}
