// The laundry's address, hours and service area.
import clsx from 'clsx'
import { weekdayOf } from '#domain/base/time-zone.ts'
import { type Business, useBusinessAnswer } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { contactScreen } from '#words/en/help/contact-screen.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'
import { LaundryMap } from './laundry-map.tsx'

export function AddressAndHours() {
  const words = useWords(contactScreen)
  const { value: business, failed, retry } = useBusinessAnswer()
  return (
    <section className="bg-sunk">
      <div className="page grid gap-x-12 gap-y-10 py-16 lg:grid-cols-[1.35fr_1fr] lg:py-24">
        <div>
          <h2 className="text-3xl">{words.place.title}</h2>
          <p className="mt-2 min-h-6 text-ink-soft">{business.address}</p>
          <LaundryMap business={business} />
        </div>
        <div className="grid content-start gap-10">
          <div>
            <h2 className="mb-2 text-3xl">{words.hours.title}</h2>
            <OpenNow openNow={business.openNow} />
            {failed && (
              <div className="mt-4">
                <FailedNotice what={words.hours.notLoaded} onRetry={retry} />
              </div>
            )}
            <WeekTable business={business} />
          </div>
          <Areas areas={business.areas} />
        </div>
      </div>
    </section>
  )
}

/** Nothing until the server has said what the laundry's own clocks show; its place is kept. */
function OpenNow({ openNow }: { openNow: boolean | undefined }) {
  const words = useWords(contactScreen).hours
  return (
    <p aria-live="polite" className="min-h-7.5">
      {openNow !== undefined && (
        <Badge tone={openNow ? 'success' : 'danger'}>
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {openNow ? words.open : words.closed}
        </Badge>
      )}
    </p>
  )
}

function WeekTable({ business }: { business: Business }) {
  const words = useWords(contactScreen).hours
  const hours = useWords(openingHours)
  const today = business.today === undefined ? null : weekdayOf(business.today)
  return (
    <>
      <dl className="mt-4 border-t-[3px] border-rope">
        {hours.days(business.hours).map(({ weekday, day, times }) => (
          <div
            key={day}
            className={clsx(
              'flex justify-between gap-4 border-b border-line py-2.5',
              weekday === today && 'font-semibold text-primary-text',
            )}
          >
            <dt>
              {day}
              {weekday === today && <span className="font-normal"> {words.today}</span>}
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{times}</dd>
          </div>
        ))}
      </dl>
      {business.hours[0] && <p className="mt-3 text-sm text-ink-soft">{words.sundays}</p>}
    </>
  )
}

/** Once staff have listed PIN codes, only those are served. */
function Areas({ areas }: { areas: readonly string[] }) {
  const words = useWords(contactScreen).areas
  return (
    <div>
      <h2 className="text-2xl">{words.title}</h2>
      {areas.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.everywhere}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{words.listed}</p>
          <ul className="mt-4 flex flex-wrap gap-2">
            {areas.map((pin) => (
              <li key={pin}>
                <Badge tone="accent">{pin}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <TextLink to="/">{words.check}</TextLink>
      </p>
    </div>
  )
}
