// Links between the parts of a split order: its origin, and the orders split from it.
import type { Order } from '#contract/orders/orders.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { splitLinks } from '#words/en/orders/split-links.ts'

type SplitLinksProps = {
  order: Pick<Order, 'splitFrom' | 'splitInto'>
  /** The page of an order, by its id. */
  to: (id: string) => string
}

/** Nothing for an order that always was one. */
export function SplitOrderLinks({ order: { splitFrom, splitInto = [] }, to }: SplitLinksProps) {
  const words = useWords(splitLinks)
  return (
    <>
      {splitFrom && (
        <p className="text-sm">
          {words.from} <Numbered order={splitFrom} to={to} />
        </p>
      )}
      {splitInto.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-sm">
          {words.into}
          {splitInto.map((part) => (
            <Numbered key={part._id} order={part} to={to} />
          ))}
        </p>
      )}
    </>
  )
}

type NumberedProps = { order: { _id: string; number: string }; to: SplitLinksProps['to'] }

function Numbered({ order, to }: NumberedProps) {
  return (
    <TextLink to={to(order._id)} className="inline-flex min-h-6 items-center whitespace-nowrap">
      {order.number}
    </TextLink>
  )
}
