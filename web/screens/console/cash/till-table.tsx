// The till of a day, by person, or of a month, by day.
import { addressOf, urlOf } from '#web/lib/api.ts'
import { exportCsv } from '#contract/reports/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import type { TillView } from '#contract/cash/cash.ts'
import { cashScreen } from '#words/en/cash/cash.ts'
import { ProvenDownload } from '#web/features/account/second-factor/proven-download.tsx'
import { tillOfMonthQuery, tillOfDayQuery } from '#web/features/cash/cash-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { DateSteps, type Period } from './date-steps.tsx'
import { TillLine, TillSums } from './till-sums.tsx'

const askFile = addressOf(exportCsv)

/** @param props.today of the laundry's zone */
export function TillTable({ today }: { today: string }) {
  const words = useWords(cashScreen)
  const id = useId()
  const [period, setPeriod] = useState<Period>('day')
  const [date, setDate] = useState(today)
  const month = date.slice(0, 7)
  const options = (['day', 'month'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {words.till}
        </h2>
        <ToggleFilter
          label={words.period}
          options={options}
          value={period}
          onChange={(next) => setPeriod(next)}
        />
      </div>
      <DateSteps period={period} date={date} today={today} onDate={setDate} />
      {period === 'day' ? <OfDay date={date} /> : <OfMonth month={month} />}
    </section>
  )
}

function OfDay({ date }: { date: string }) {
  const words = useWords(cashScreen)
  const till = useQuery(tillOfDayQuery(date))
  if (till.isPending) return <SkeletonList rows={3} label={words.loading} />
  if (!till.data) return <FailedQueryNotice what={words.tillNotLoaded} query={till} />
  const { total, people } = till.data
  const lines = people.map((person) => ({
    ...person,
    key: person.personId ?? '',
    name: person.name ?? words.left,
  }))
  return <Sums total={total} title={words.people} lines={lines} from={date} to={date} />
}

function OfMonth({ month }: { month: string }) {
  const words = useWords(cashScreen)
  const time = useLaundryTime()
  const till = useQuery(tillOfMonthQuery(month))
  if (till.isPending) return <SkeletonList rows={3} label={words.loading} />
  if (!till.data) return <FailedQueryNotice what={words.tillNotLoaded} query={till} />
  const { total, days } = till.data
  const lines = days
    .filter(({ doors, counter, refunded, handedIn, difference, upi }) =>
      [doors, counter, refunded, handedIn, difference, upi].some((sum) => sum !== 0),
    )
    .map((day) => ({ ...day, key: day.date, name: time.date(day.date) }))
  return (
    <Sums
      total={total}
      title={words.days}
      lines={lines}
      from={days[0]!.date}
      to={days.at(-1)!.date}
    />
  )
}

type SumsProps = {
  total: TillView
  title: string
  lines: (TillView & { key: string; name: string })[]
  from: string
  to: string
}

function Sums({ total, title, lines, from, to }: SumsProps) {
  const words = useWords(cashScreen)
  const id = useId()
  return (
    <>
      <TillSums till={total} />
      {lines.length === 0 && total.closing === 0 && <p className="text-ink-soft">{words.noCash}</p>}
      {lines.length > 0 && (
        <div>
          <h3 id={id} className="text-lg">
            {title}
          </h3>
          <ul aria-labelledby={id}>
            {lines.map(({ key, ...line }) => (
              <TillLine key={key} {...line} />
            ))}
          </ul>
        </div>
      )}
      <ProvenDownload
        variant="secondary"
        className="justify-self-start"
        to={urlOf(askFile.path, { file: 'till.csv' }, { from, to })}
      >
        <Download aria-hidden="true" size={18} />
        {words.csv}
      </ProvenDownload>
    </>
  )
}
