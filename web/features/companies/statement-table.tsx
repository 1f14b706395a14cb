// Statement of a company's account, latest first, with the balance after each entry.
import type { ReactNode } from 'react'
import type { Statement } from '#contract/companies/own-company.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { companyScreen } from '#words/en/companies/companies-screen.ts'

type StatementTableProps = {
  statement: Statement
  /** Where an order stands; left out for who may not open everybody's. */
  orderUrl?: (orderId: string) => string
  /** What stands beside a payment that can be taken back. */
  renderTakeBack?: (paymentId: string, rupees: number) => ReactNode
}

export function StatementTable({ statement, orderUrl, renderTakeBack }: StatementTableProps) {
  const words = useWords(companyScreen)
  const time = useLaundryTime()
  if (statement.length === 0) return <p className="text-ink-soft">{words.noStatement}</p>
  return (
    <table data-stacks className="w-full text-sm">
      <thead className="text-left text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-3 font-semibold">
            {words.what}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {words.sum}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {words.owed}
          </th>
        </tr>
      </thead>
      <tbody>
        {statement.toReversed().map((entry) => (
          <tr key={entry._id} className="border-t border-line align-baseline">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              {orderUrl && entry.orderId !== null ? (
                <TextLink to={orderUrl(entry.orderId)}>{words.entry(entry)}</TextLink>
              ) : (
                words.entry(entry)
              )}
              <span className="block font-normal text-ink-soft">
                {[time.day(entry.at), entry.person].filter(Boolean).join(' · ')}
              </span>
              {entry.paymentId !== null && renderTakeBack?.(entry.paymentId, -entry.amount)}
            </th>
            <td className="py-2.5 pl-3 text-right whitespace-nowrap tabular-nums">
              {signed(entry.amount)}
            </td>
            <td className="py-2.5 pl-3 text-right whitespace-nowrap tabular-nums">
              {signed(entry.owed)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function signed(rupees: number): string {
  return rupees < 0 ? `− ${rupeesText(-rupees)}` : rupeesText(rupees)
}
