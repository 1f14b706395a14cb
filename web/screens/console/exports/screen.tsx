// Exports of orders, customers, invoices, credit notes and the till as spreadsheets for a chosen period.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadBackup, exportCsv } from '#contract/reports/exports.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useBusiness, useBusinessAnswer } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { ProvenDownload } from '#web/features/account/second-factor/proven-download.tsx'
import { NightlyBackupStatus } from '#web/features/backup/nightly-backup.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { PERIODS, type Period, type PeriodName, periodByName } from './periods.ts'

const askFile = addressOf(exportCsv)
const askBackup = addressOf(downloadBackup)

const FILES = [
  {
    file: 'orders.csv',
    title: 'Orders',
    day: 'they were placed',
    text: 'Number, status, customer, addresses, items, what it cost, what was paid by each method, and refunds.',
  },
  {
    file: 'customers.csv',
    title: 'Customers',
    day: 'they joined',
    text: 'Name, email, phone, address, number of orders, what they spent, their plan.',
  },
  {
    file: 'invoices.csv',
    title: 'Invoices',
    day: 'they were issued',
    text: 'Number, day, customer and total, and which were cancelled: what an accountant asks for.',
    withTax:
      'Number, day, customer, taxable value, CGST, SGST, IGST and total, and which were cancelled: what an accountant asks for.',
  },
  {
    file: 'credit-notes.csv',
    title: 'Credit notes',
    day: 'they were issued',
    text: 'What was credited on invoices: number, day, the invoice and total.',
    withTax:
      'What was credited on invoices: number, day, the invoice, taxable value, CGST, SGST, IGST and total.',
  },
  {
    file: 'till.csv',
    title: 'Till',
    day: 'the laundry heard of it',
    text: 'Cash by day and person: taken at doors and at the counter, refunded, handed in, the difference, and what is still out; with UPI beside it.',
  },
] as const

/** The files as they are described to a laundry that collects GST, or to one that doesn't. */
function filesFor(hasTax: boolean) {
  return FILES.map((each) => ({
    ...each,
    text: hasTax && 'withTax' in each ? each.withTax : each.text,
  }))
}

/** /admin/exports */
export default function AdminExports() {
  const { value, failed, retry } = useBusinessAnswer()
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">Exports</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Files for a spreadsheet, with amounts in rupees and dates in the laundry’s time zone. The
        audit log records who exported what.
      </p>
      {value.today !== undefined && <Choice today={value.today} />}
      {value.today === undefined && !failed && <Skeleton className="h-64 rounded-cut" />}
      {value.today === undefined && failed && (
        <FailedNotice what="The laundry’s date couldn’t be loaded." onRetry={retry} />
      )}
      <Backup />
    </div>
  )
}

function Choice({ today }: { today: string }) {
  const { choices } = useBusiness()
  const [name, setName] = useState<PeriodName>('this-month')
  const [own, setOwn] = useState<Period>(() => periodByName('this-month', today))
  const period = name === 'own' ? own : periodByName(name, today)
  const isReversed = period.from !== '' && period.to !== '' && period.from > period.to
  return (
    <>
      <ToggleFilter
        label="Period"
        showLabel
        options={PERIODS}
        value={name}
        onChange={(next) => {
          // Own dates begin with what was shown before.
          if (next === 'own') setOwn(period)
          setName(next)
        }}
      />
      {name === 'own' && (
        <div className="mt-4 grid max-w-xl gap-4 sm:grid-cols-2">
          <TextInput
            label="First day"
            type="date"
            max={today}
            value={own.from}
            onChange={(event) => setOwn({ ...own, from: event.target.value })}
          />
          <TextInput
            label="Last day"
            type="date"
            max={today}
            value={own.to}
            error={isReversed ? 'This is before the first day.' : undefined}
            onChange={(event) => setOwn({ ...own, to: event.target.value })}
          />
        </div>
      )}
      <PeriodLine period={period} />
      <ul className="grid gap-5 md:grid-cols-2">
        {filesFor(choices.tax).map(({ file, title, day, text }) => (
          <Panel key={file} as="li" className="flex flex-col gap-2">
            <h2 className="text-xl">{title}</h2>
            <p className="grow text-ink-soft">{text}</p>
            <p className="text-sm text-ink-soft">By the day {day}.</p>
            {isReversed ? (
              <p className="mt-3 flex min-h-12 items-center text-sm">Choose the days first.</p>
            ) : (
              <ProvenDownload to={urlOfFile(file, period)} className="mt-3 w-full">
                <Download aria-hidden="true" size={18} />
                Download {title.toLowerCase()}
              </ProvenDownload>
            )}
          </Panel>
        ))}
      </ul>
      <p className="mt-5 max-w-2xl text-sm text-ink-soft">
        Cells that a spreadsheet would read as a formula begin with an apostrophe, and phone numbers
        have their country code in brackets, so that both stay as they are.
      </p>
    </>
  )
}

function Backup() {
  return (
    <Panel
      as="section"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-xl">Backup</h2>
        <p className="text-ink-soft">
          Everything that is stored, pictures included, in one file that{' '}
          <code className="text-sm">npm run admin -- restore</code> reads back. It holds what you
          know of all your customers: keep it as safe as your cash box.
        </p>
        <NightlyBackupStatus />
      </div>
      <ProvenDownload variant="secondary" to={askBackup.path}>
        <Download aria-hidden="true" size={18} />
        Download a backup
      </ProvenDownload>
    </Panel>
  )
}

function PeriodLine({ period: { from, to } }: { period: Period }) {
  const time = useLaundryTime()
  const first = from && time.date(from)
  const last = to && time.date(to)
  const words =
    first && last
      ? first === last
        ? first
        : `${first} to ${last}`
      : first
        ? `From ${first}`
        : last
          ? `Up to ${last}`
          : 'Everything from the first day'
  return <output className="my-5 block font-semibold">{words}</output>
}

function urlOfFile(file: string, { from, to }: Period): string {
  return urlOf(askFile.path, { file }, { from, to })
}
