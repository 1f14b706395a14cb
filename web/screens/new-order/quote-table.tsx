// What an order costs, line by line, as the server answered it.
import type { QuoteAnswer } from '#contract/quotes.ts'
import { formatPaise, fromRupees } from '#domain/money.ts'
import { writeOrderItem } from '#domain/order-items.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import { clubCoverText } from '#web/parts/club-cover.ts'
import { rupeesText } from '#web/parts/rupees.ts'

/** Lines with unit price and amount, the express fee, and the total. */
export function QuoteTable({ quote }: { quote: QuoteAnswer }) {
  const savedOnlinePaise =
    fromRupees(quote.listTotal) - fromRupees(quote.itemsTotal) - fromRupees(quote.expressFee)
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
              <span className="block text-sm text-leaf-text empty:hidden">
                {clubCoverText(line, rupeesText(line.unitPrice))}
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
        {quote.covered > 0 && (
          <tr className="border-b border-line text-leaf-text">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              Laundry Club
              {quote.allowanceLeft && (
                <span className="block text-sm font-normal">{leftText(quote.allowanceLeft)}</span>
              )}
            </th>
            <td className="py-2.5 text-right tabular-nums">{`− ${rupeesText(quote.covered)}`}</td>
          </tr>
        )}
        {quote.discount > 0 && (
          <tr className="border-b border-line text-leaf-text">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              {`Your reward: ${quote.reward}`}
            </th>
            <td className="py-2.5 text-right tabular-nums">{`− ${rupeesText(quote.discount)}`}</td>
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
        {savedOnlinePaise > 0 && (
          <tr>
            <td colSpan={2} className="text-right text-sm font-medium text-leaf-text">
              {`You save ${formatPaise(savedOnlinePaise)} by ordering online.`}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function leftText({ kilograms, pickups }: NonNullable<QuoteAnswer['allowanceLeft']>): string {
  return `Leaves you ${kilograms} kg and ${pickups} ${pickups === 1 ? 'pickup' : 'pickups'}.`
}
