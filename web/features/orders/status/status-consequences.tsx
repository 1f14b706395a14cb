// Effects of a status change, as sentences: notifications, and money that moves or stays due.
import type { StatusPreview } from '#contract/orders/order-list.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { whatFollows } from '#words/en/orders/console/what-follows.ts'

/** One sentence for each thing that follows; nothing for what doesn't. */
export function StatusConsequences({
  status,
  preview,
}: {
  status: OrderStatus
  preview: StatusPreview
}) {
  const words = useWords(whatFollows)
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {consequenceSentences(status, preview, words).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

type Sum = { orders: number; amount: number }

const said = ({ orders, amount }: Sum) => ({ count: orders, sum: rupeesText(amount) })

/** @param preview as the server worked it out a moment ago */
export function consequenceSentences(
  status: OrderStatus,
  preview: StatusPreview,
  words: typeof whatFollows,
): string[] {
  const { orders, unchanged, points, earned } = preview
  const { unpacked, unpaid, charged, toCards, byHand, noLongerDue, invoices, issued } = preview
  const { allowances, rewards, promoCodes, slots } = preview
  const lines: (string | false)[] = [
    unpacked.orders > 0 &&
      words.unpacked({ count: unpacked.orders, of: orders, units: unpacked.units }),
    status === 'completed' && unpaid.orders > 0 && words.unpaid({ ...said(unpaid), of: orders }),
    charged.orders > 0 && words.charged(said(charged)),
    toCards.orders > 0 && words.toCards(said(toCards)),
    byHand.orders > 0 && words.byHand(said(byHand)),
    noLongerDue.orders > 0 && words.noLongerDue(said(noLongerDue)),
    allowances > 0 && words.allowances({ count: allowances, of: orders }),
    rewards > 0 && words.rewards({ count: rewards }),
    promoCodes > 0 && words.promoCodes({ count: promoCodes }),
    slots > 0 && words.slots({ count: slots }),
    invoices.orders > 0 && words.invoices(said(invoices)),
    points > 0 && words.points({ count: points }),
    issued.orders > 0 && words.issued(said(issued)),
    earned > 0 && words.earned({ count: earned }),
    words.notified(preview),
    unchanged > 0 && words.unchanged({ count: unchanged }),
  ]
  return lines.filter((line) => line !== false)
}
