// The rider's run: how fresh it is and what waits, and the stops of today or tomorrow.
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useWords } from '#web/lib/words.ts'
import { ownRun, ownRunLogin } from '#words/en/run-sheet/own-run.ts'
import { CashToHandIn } from './cash-to-hand-in.tsx'
import { Press } from './press.tsx'
import { RunDay } from './run-day.tsx'
import { RunHead } from './run-head.tsx'
import { RunNotes } from './run-notes.tsx'
import { stopsOfDay } from './run-with-deeds.ts'
import { useLaterForms } from './use-later-forms.ts'
import { useWorkedRun } from './use-worked-run.ts'

export function RunScreen({ user }: { user: User }) {
  const words = useWords(ownRun)
  const login = useWords(ownRunLogin)
  const worked = useWorkedRun(user)
  const { phone, deeds, notes, said } = worked
  const { run, state } = phone
  const [isTomorrow, setTomorrow] = useState(false)
  const days = run && {
    today: stopsOfDay(run, run.today, deeds.waiting),
    tomorrow: stopsOfDay(run, run.tomorrow, deeds.waiting),
  }
  const isOpenToday = days !== null && days.today.open.length > 0
  const forms = useLaterForms(isOpenToday)
  const choose = (day: 'today' | 'tomorrow') => {
    const isChosen = isTomorrow === (day === 'tomorrow')
    const left = days![day].open.length + days![day].tried.length
    return (
      <Press
        look={isChosen ? 'primary' : 'secondary'}
        aria-pressed={isChosen}
        onClick={() => setTomorrow(day === 'tomorrow')}
      >
        {words[day]({ left })}
      </Press>
    )
  }
  return (
    <div className="mx-auto max-w-xl pb-16">
      <RunHead phone={phone} deeds={deeds} said={said} />
      <main className="grid gap-4 px-3 py-3">
        <RunNotes deeds={deeds} notes={notes} />
        {!run && state === 'loading' && <output>{words.loading}</output>}
        {!run && state === 'failed' && <output>{words.noneYet}</output>}
        {state === 'not-rider' && <output>{login.noRider}</output>}
        {run && days && (
          <>
            <fieldset aria-label={words.days} className="grid grid-cols-2 gap-2">
              {choose('today')}
              {choose('tomorrow')}
            </fieldset>
            <RunDay
              key={String(isTomorrow)}
              day={days[isTomorrow ? 'tomorrow' : 'today']}
              isTomorrow={isTomorrow}
              timeZone={run.timeZone}
              worked={worked}
            />
            {forms && !isTomorrow && isOpenToday && (
              <forms.RunningLate run={run} change={phone.change} />
            )}
            {!isTomorrow && <CashToHandIn run={run} waiting={deeds.waiting} />}
          </>
        )}
      </main>
    </div>
  )
}
