// What a ticket is about, as its customer and staff read it.
import type { TicketCategory } from '#domain/tickets.ts'
import { ticketCategories } from '#words/en/tickets.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function CategoryFact({ category }: { category: TicketCategory }) {
  return <Fact name="Category">{useWords(ticketCategories)[category]}</Fact>
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
