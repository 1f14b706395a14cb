// What an order costs, line by line, as the server answered it.
import type { QuoteAnswer } from '#contract/quotes.ts'
import { writeOrderItem } from '#domain/order-items.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import { rupeesText } from '#web/parts/rupees.ts'

/** Lines with unit price and amount, the express fee, and the total. */
export function QuoteTable({ quote }: { quote: QuoteAnswer }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Items and prices of this order</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item and unit price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.itemId} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              {writeOrderItem({ ...line, service: line.service as ServiceId })}
              <span className="block text-sm font-normal text-ink-soft">
                {`${rupeesText(line.unitPrice)} ${line.unit === 'kg' ? 'per kg' : 'each'}`}
              </span>
            </th>
            <td className="py-2.5 text-right tabular-nums">{rupeesText(line.amount)}</td>
          </tr>
        ))}
        {quote.expressFee > 0 && (
          <tr className="border-b border-line">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              Express delivery
            </th>
            <td className="py-2.5 text-right tabular-nums">{rupeesText(quote.expressFee)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-4 pr-3 text-left font-display text-lg font-bold">
            Total
          </th>
          <td className="pt-4 text-right font-display text-xl font-bold tabular-nums">
            {rupeesText(quote.total)}
          </td>
        </tr>
        {quote.saved > 0 && (
          <tr>
            <td colSpan={2} className="text-right text-sm font-medium text-leaf-text">
              {`You save ${rupeesText(quote.saved)} by ordering online.`}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
