// A company's invoices, latest first, each with its open sum and a link to the PDF.
import type { CompanyInvoice } from '#contract/companies/companies.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { companyScreen } from '#words/en/companies/companies-screen.ts'

type InvoiceListProps = {
  invoices: readonly CompanyInvoice[]
  /** Where an invoice's PDF is; null for who may not read it. */
  urlOf: ((invoiceId: string) => string) | null
}

export function CompanyInvoiceList({ invoices, urlOf }: InvoiceListProps) {
  const words = useWords(companyScreen)
  const dates = useWords(screenDates)
  const time = useLaundryTime()
  if (invoices.length === 0) return <p className="text-ink-soft">{words.noInvoices}</p>
  return (
    <ul className="grid gap-4">
      {invoices.map((invoice) => (
        <li
          key={invoice._id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4 first:border-t-0 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-medium">
              {words.invoiceOf({
                month: dates.month(new Date(`${invoice.month}T00:00:00Z`), 'UTC'),
              })}{' '}
              {invoice.overdue && <Badge tone="danger">{words.overdue}</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {urlOf ? (
                <a
                  href={urlOf(invoice._id)}
                  download
                  className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
                >
                  {invoice.number}
                </a>
              ) : (
                invoice.number
              )}
              {invoice.open > 0 &&
                invoice.remindedAt !== null &&
                ` · ${words.remindedOn({ day: time.day(invoice.remindedAt) })}`}
              {invoice.credited > 0 &&
                ` · ${words.credited({ sum: rupeesText(invoice.credited) })}`}
            </p>
          </div>
          <p className="text-right">
            <strong className="block tabular-nums">{rupeesText(invoice.total)}</strong>
            <span className="text-sm text-ink-soft">
              {invoice.open > 0
                ? words.open({ sum: rupeesText(invoice.open), day: time.date(invoice.dueOn) })
                : words.paidWhole}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
