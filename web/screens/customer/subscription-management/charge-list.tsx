// Charges of the subscription, each paid one with its invoice.
import { addressOf, urlOf } from '#web/lib/api.ts'
import { chargeInvoice, readCreditNote } from '#contract/invoices/invoices.ts'
import { useQuery } from '@tanstack/react-query'
import type { Charge } from '#contract/club/subscriptions.ts'
import { clubChargesQuery } from '#web/features/club/club-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'

const askInvoice = addressOf(chargeInvoice)
const askCreditNote = addressOf(readCreditNote)

const TONES: Record<Charge['status'], Tone> = {
  succeeded: 'success',
  failed: 'danger',
  pending: 'accent',
}

export function ChargeList({ subscriptionId }: { subscriptionId: string }) {
  const { charges: words } = useWords(subscriptionScreen)
  const query = useQuery(clubChargesQuery(subscriptionId))
  return (
    <Panel as="section" aria-labelledby="charges">
      <h2 id="charges" className="mb-4 text-xl">
        {words.title}
      </h2>
      {query.isPending && <Skeleton className="h-16" />}
      {query.isError && <FailedQueryNotice what={words.notLoaded} query={query} />}
      {query.data?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {query.data && query.data.length > 0 && (
        <ul className="border-t-[3px] border-rope">
          {query.data.map((charge) => (
            <ChargeLine key={charge._id} charge={charge} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ChargeLine({ charge }: { charge: Charge }) {
  const { charges: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const day = time.day(charge.paidAt ?? charge.createdAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="tabular-nums">{rupeesText(charge.amount)}</span>
          <Badge tone={TONES[charge.status]}>{words.status({ status: charge.status })}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{`${charge.planName}, ${day}`}</p>
        {charge.message && <p className="text-sm wrap-anywhere">{charge.message}</p>}
        {charge.refunded > 0 && (
          <p className="text-sm">{words.refunded({ amount: rupeesText(charge.refunded) })}</p>
        )}
      </div>
      {charge.status === 'succeeded' && (
        <div className="flex flex-wrap gap-x-4">
          <a
            href={urlOf(askInvoice.path, { chargeId: charge._id })}
            download
            className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
          >
            <MarkedText text={words.invoice({ day })} parts={[screenReaderOnly]} />
          </a>
          {charge.creditNotes.map(({ _id, amount }) => (
            <a
              key={_id}
              href={urlOf(askCreditNote.path, { id: _id })}
              download
              className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
            >
              {words.creditNote({ amount: rupeesText(amount) })}
            </a>
          ))}
        </div>
      )}
    </li>
  )
}
