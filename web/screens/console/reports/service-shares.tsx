// What each service has of the whole: bars that are a table.
import type { AnswerOf } from '#contract/call.ts'
import type { adminReports } from '#contract/reports.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Panel } from '#web/ui/panel.tsx'

type ServiceSharesProps = { services: AnswerOf<typeof adminReports>['services'] }

/** By what the lines of orders cost. */
export function ServiceShares({ services }: ServiceSharesProps) {
  const total = services.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Panel as="section" aria-labelledby="service-shares" className="min-w-0 p-4! sm:p-5!">
      <h3 id="service-shares" className="text-lg">
        Share of services
      </h3>
      <p className="text-xs text-ink-soft">By what the orders&apos; lines cost</p>
      {services.length === 0 ? (
        <p className="mt-6 text-ink-soft">Nothing was ordered in this time.</p>
      ) : (
        <table className="mt-3 w-full border-collapse text-sm">
          <caption className="sr-only">Share of services</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Service</th>
              <th scope="col">Share</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ service, name, amount }) => {
              const share = amount / total
              return (
                <tr key={service}>
                  <th scope="row" className="w-full py-1.5 pr-3 text-left font-medium">
                    {name}
                    <div aria-hidden="true" className="mt-1 h-3 rounded-full bg-sunk">
                      <div
                        className="h-full min-w-1 rounded-full bg-primary"
                        style={{ width: `${share * 100}%` }}
                      />
                    </div>
                  </th>
                  <td className="py-1.5 pr-3 text-right align-bottom font-semibold tabular-nums">
                    {percent.format(share)}
                  </td>
                  <td className="py-1.5 text-right align-bottom text-ink-soft tabular-nums">
                    {rupeesText(amount)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 })
