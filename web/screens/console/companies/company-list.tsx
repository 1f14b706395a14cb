// Companies as a list, one line each.
import { Link } from 'react-router'
import type { ListedCompany } from '#contract/companies/companies.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { companiesScreen } from '#words/en/companies/companies-screen.ts'

const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_12rem_9rem_9rem]'

export function CompanyList({ companies }: { companies: readonly ListedCompany[] }) {
  const words = useWords(companiesScreen)
  return (
    <Panel className="overflow-hidden p-0! text-sm sm:p-0!">
      <ul aria-label={words.title}>
        {companies.map((company) => (
          <Row key={company._id} company={company} />
        ))}
      </ul>
    </Panel>
  )
}

/** The name's link covers the whole row, so that a thumb can't miss it. */
function Row({ company }: { company: ListedCompany }) {
  const words = useWords(companiesScreen)
  const { _id, name, gstin, owed, limit, overdue } = company
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-line px-5 py-3.5 last:border-b-0 hover:bg-primary-wash md:px-6 ${COLUMNS}`}
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-[30rem]:col-span-2">
        <Link
          to={`/admin/companies/${_id}`}
          className={`${TEXT_LINK} text-base wrap-anywhere after:absolute after:inset-0`}
        >
          {name}
        </Link>
        {overdue > 0 && <Badge tone="danger">{words.overdue({ sum: rupeesText(overdue) })}</Badge>}
      </p>
      <p className="min-w-0 wrap-anywhere text-ink-soft max-md:order-3 max-[30rem]:order-1 max-[30rem]:col-span-2">
        {gstin}
      </p>
      <p className="text-right tabular-nums max-md:order-4 max-md:text-ink-soft max-[30rem]:order-2 max-[30rem]:text-left">
        <span className="text-ink-soft">{words.limit} </span>
        {rupeesText(limit)}
      </p>
      <p className="text-right text-base font-semibold tabular-nums max-md:order-2 max-[30rem]:order-3">
        <span className="text-sm font-normal text-ink-soft">{owed >= 0 && `${words.owes} `}</span>
        {owed >= 0 ? rupeesText(owed) : words.credit({ sum: rupeesText(-owed) })}
      </p>
    </li>
  )
}
