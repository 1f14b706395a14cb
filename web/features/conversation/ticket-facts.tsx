// Facts of a ticket, for its customer and staff.
import type { TicketCategory } from '#domain/help/tickets.ts'
import { ticketCategories } from '#words/en/help/tickets.ts'
import type { Ticket } from '#contract/help/tickets.ts'
import { orderProblems, remedyNames, wholeOrder } from '#words/en/orders/order-problems.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ticketFacts } from '#words/en/help/conversation.ts'

export function CategoryFact({ category }: { category: TicketCategory }) {
  const words = useWords(ticketFacts)
  const categories = useWords(ticketCategories)
  return <Fact name={words.category}>{categories[category]}</Fact>
}

type Message = Ticket['messages'][number]

type OrderFactProps = { order: { _id: string; number: string } | null }

/** Nothing for a ticket without an order. */
export function OrderFact({ order }: OrderFactProps) {
  const words = useWords(ticketFacts)
  return (
    order && (
      <Fact name={words.order}>
        <TextLink to={`/track-order?orderId=${order._id}`}>{order.number}</TextLink>
      </Fact>
    )
  )
}

/** What a customer reported of their order; nothing for other tickets. */
export function ReportFacts({ report }: Pick<Ticket, 'report'>) {
  const words = useWords(ticketFacts)
  const problems = useWords(orderProblems)
  const remedies = useWords(remedyNames)
  const { wholeOrder: whole } = useWords({ wholeOrder })
  return (
    report && (
      <>
        <Fact name={words.problem}>{problems[report.problem]}</Fact>
        <Fact name={words.piece}>{report.piece ?? whole}</Fact>
        <Fact name={words.wish}>{remedies[report.wish]}</Fact>
      </>
    )
  )
}

/** A report may come without a word or a picture: its facts say it all. */
export function hasTextOrPictures({ text, pictures }: Pick<Message, 'text' | 'pictures'>): boolean {
  return text !== '' || pictures.length > 0
}
