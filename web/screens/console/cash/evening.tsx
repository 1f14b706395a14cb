// A day's cash and UPI by person: what is still out, the doors, hand-ins with their differences, and UPI to confirm.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DoorTaking, EveningOfPerson, UpiTaking } from '#contract/cash/evening.ts'
import { cashScreen } from '#words/en/cash/cash.ts'
import { eveningQuery } from '#web/features/cash/cash-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ConfirmUpi } from './confirm-upi.tsx'
import { DateSteps } from './date-steps.tsx'
import { DoorTakings } from './door-takings.tsx'
import { HandInLines } from './hand-in-lines.tsx'

/** @param props.today of the laundry's zone */
export function Evening({ today }: { today: string }) {
  const words = useWords(cashScreen)
  const id = useId()
  const [date, setDate] = useState(today)
  const [chosen, setChosen] = useState<UpiTaking | null>(null)
  const evening = useQuery(eveningQuery(date))
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {words.evening.title}
      </h2>
      <DateSteps period="day" date={date} today={today} onDate={setDate} />
      {evening.isPending && <SkeletonList rows={2} label={words.loading} />}
      {evening.isError && !evening.data && (
        <FailedQueryNotice what={words.evening.notLoaded} query={evening} />
      )}
      {evening.data?.people.length === 0 && <p className="text-ink-soft">{words.evening.none}</p>}
      <ul className="grid items-start gap-3 empty:hidden md:grid-cols-2">
        {evening.data?.people.map((person) => (
          <Person key={person.personId ?? ''} person={person} onConfirm={setChosen} />
        ))}
      </ul>
      {chosen && <ConfirmUpi taking={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

const sumOf = (takings: readonly DoorTaking[]) =>
  takings.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

type PersonProps = { person: EveningOfPerson; onConfirm: (taking: UpiTaking) => void }

function Person({ person, onConfirm }: PersonProps) {
  const { evening: words, left } = useWords(cashScreen)
  const { name, cashTakings, upiTakings, handIns, difference } = person
  const toConfirm = upiTakings.filter(({ confirmed }) => confirmed === null).length
  return (
    <Panel as="li" className="grid gap-2 wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{name ?? left}</h3>
        <StillOut person={person} />
      </div>
      <OtherSums person={person} />
      {cashTakings.length > 0 && (
        <DoorTakings
          title={words.cash({ sum: rupeesText(sumOf(cashTakings)), count: cashTakings.length })}
          takings={cashTakings}
        />
      )}
      <HandInLines handIns={handIns} />
      {difference !== 0 && (
        <p className="font-semibold text-danger-text">
          {words.difference({ sum: rupeesText(difference) })}
        </p>
      )}
      {upiTakings.length > 0 && (
        <DoorTakings
          title={words.upi({ sum: rupeesText(sumOf(upiTakings)), count: upiTakings.length })}
          hint={toConfirm > 0 ? words.toConfirm({ count: toConfirm }) : undefined}
          takings={upiTakings}
          onConfirm={onConfirm}
        />
      )}
    </Panel>
  )
}

function StillOut({ person: { closing, doors, opening, counter } }: { person: EveningOfPerson }) {
  const { evening: words } = useWords(cashScreen)
  if (closing > 0)
    return (
      <p className="font-semibold text-danger-text">
        {words.stillOut({ sum: rupeesText(closing) })}
      </p>
    )
  if (closing < 0) return <p>{words.refundedMore({ sum: rupeesText(-closing) })}</p>
  return doors + opening + counter > 0 && <p className="text-ink-soft">{words.allIn}</p>
}

/** What is neither a door nor a hand-in. */
function OtherSums({ person: { opening, counter, refunded } }: { person: EveningOfPerson }) {
  const { evening: words } = useWords(cashScreen)
  const parts = [
    opening > 0 && words.before({ sum: rupeesText(opening) }),
    counter !== 0 && words.counter({ sum: rupeesText(counter) }),
    refunded !== 0 && words.refunded({ sum: rupeesText(refunded) }),
  ].filter((part) => part !== false)
  return parts.length > 0 && <p className="text-ink-soft">{parts.join(' · ')}</p>
}
