// Price of an order, line by line: items, express, adjustments and the total.
import type { Order } from '#contract/orders/orders.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { ALLOWANCE } from '#domain/club/allowance.ts'
import { clubCoverSentence } from '#web/features/club/club-cover.ts'
import { reductionsOfOrder } from './order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { adjustmentNames } from '#words/en/discounts/adjustment-names.ts'
import { counting } from '#words/en/orders/counting.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { ruleCharges } from '#words/en/orders/new-order/rule-charges.ts'
import { priceTable } from '#words/en/orders/price-table.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { clubCover } from '#words/en/club/club-cover.ts'
import { orderItems } from '#words/en/orders/order-items.ts'

type PriceTableProps = {
  /** A quote or an order, as the server answered it; its rows sum to its total, or are still to be counted. */
  priced: Pick<
    QuoteAnswer,
    'lines' | 'leastCharge' | 'expressFee' | 'fees' | 'adjustments' | 'total'
  > &
    HandOvers &
    Partial<Pick<Order, 'counted' | 'items' | 'priceTerms' | 'status' | 'goodwill' | 'charged'>>
  caption: string
  /** Whose Laundry Club and rewards they are, to anyone who reads it. */
  club?: 'your' | 'the'
  /** Below what the Laundry Club covers. */
  clubNote?: string | null
  /** Below the total. */
  savedText?: string | null
}

export function PriceTable({
  priced,
  caption,
  club = 'your',
  clubNote = null,
  savedText = null,
}: PriceTableProps) {
  const words = useWords(priceTable)
  const { written } = useWords(orderItems)
  const adjustments = useWords(adjustmentNames)
  const rules = useWords(ruleCharges)
  const { wayBack } = useWords(handOverWords)
  const { afterCounting, most } = useWords(counting)
  const sums = useWords(orderSums)
  const cover = useWords(clubCover)
  const { status, goodwill, charged } = priced
  const less =
    status === undefined || goodwill === undefined
      ? []
      : reductionsOfOrder({ ...priced, status, goodwill })
  const isCounted = priced.counted !== false || status === 'cancelled'
  const agreed = isCounted ? null : (priced.priceTerms?.agreed ?? null)
  return (
    <table data-stacks className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {priced.counted === false &&
          priced.items?.map((item) => <Row key={item} name={item} amount={afterCounting} />)}
        {priced.lines.map((line) => (
          <tr key={line.itemId} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              {written({ ...line, service: line.service as ServiceId })}
              <span className="block text-sm font-normal text-ink-soft">
                {words.unitPrice({ price: rupeesText(line.unitPrice), unit: line.unit })}
              </span>
              <span className="block text-sm text-success-text empty:hidden">
                {clubCoverSentence(cover, line, rupeesText(line.unitPrice), club)}
              </span>
            </th>
            <td className="py-2.5 text-right [overflow-wrap:normal] tabular-nums">
              {rupeesText(line.amount)}
            </td>
          </tr>
        ))}
        {priced.leastCharge !== undefined && (
          <Row name={rules.least_charge} amount={rupeesText(priced.leastCharge)} />
        )}
        {priced.expressFee > 0 && (
          <Row name={wayBack(priced).express} amount={rupeesText(priced.expressFee)} />
        )}
        {priced.fees !== undefined && <Row name={sums.fees} amount={rupeesText(priced.fees)} />}
        {priced.adjustments.map((each) => (
          <Row
            key={each.source}
            name={adjustments.name({ ...each, whose: club })}
            note={each.source === ALLOWANCE ? clubNote : null}
            amount={`− ${rupeesText(each.amount)}`}
            off
          />
        ))}
        {less.map(({ kind, amount }) => (
          <Row key={kind} name={sums.reduction({ kind })} amount={`− ${rupeesText(amount)}`} off />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-4 pr-3 text-left font-display text-lg font-bold">
            {sums.total}
          </th>
          <td className="pt-4 text-right font-display [overflow-wrap:normal] text-xl font-bold tabular-nums">
            {isCounted ? rupeesText(charged ?? priced.total) : afterCounting}
          </td>
        </tr>
        {agreed !== null && (
          <tr>
            <td colSpan={2} className="pt-1 text-sm text-ink-soft">
              {most({ most: rupeesText(agreed + (priced.priceTerms?.tolerance ?? 0)) })}
            </td>
          </tr>
        )}
        {savedText && (
          <tr>
            <td colSpan={2} className="text-right text-sm font-medium text-success-text">
              {savedText}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

type RowProps = { name: string; note?: string | null; amount: string; off?: boolean }

function Row({ name, note, amount, off = false }: RowProps) {
  return (
    <tr className={off ? 'border-b border-line text-success-text' : 'border-b border-line'}>
      <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
        {name}
        {note && <span className="block text-sm font-normal">{note}</span>}
      </th>
      <td className="py-2.5 text-right [overflow-wrap:normal] whitespace-nowrap tabular-nums">
        {amount}
      </td>
    </tr>
  )
}
