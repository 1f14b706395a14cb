// “I am late” in one press: all who still wait hear it, and it is taken back while that is on its way.
import { useState } from 'react'
import type { OwnRun } from '#web/offline/kept-run.ts'
import { announceDelay, undoDelay } from '#contract/run-sheet/run-delays.ts'
import { RUN_DELAYS, type RunDelayMinutes } from '#domain/run-sheet/arrival/run-delay.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { Press, Problem } from './press.tsx'
import type { RunOnPhone } from './use-own-run.ts'

const askAnnounce = addressOf(announceDelay)
const askUndo = addressOf(undoDelay)

/** It needs a network: news that is late itself would only mislead. */
export function RunningLate({ run, change }: { run: OwnRun; change: RunOnPhone['change'] }) {
  const words = useWords(ownRun)
  const dates = useWords(screenDates)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { delay, timeZone } = run
  const send = async (sending: Promise<OwnRun['delay']>) => {
    setBusy(true)
    setProblem('')
    try {
      const next = await sending
      change((before) => ({ ...before, delay: next }))
    } catch (error) {
      setProblem(
        (error instanceof ApiError && error.status > 0 && error.message) || words.lateFailed,
      )
    }
    setBusy(false)
  }
  const announce = (minutes: RunDelayMinutes) => send(call(askAnnounce, { body: { minutes } }))
  const takeBack = (id: string) => send(call(askUndo, { params: { id } }).then(() => null))
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="flex min-h-12 items-center font-semibold">{words.late}</summary>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{words.lateHint}</p>
        <div className="grid grid-cols-3 gap-2">
          {RUN_DELAYS.map((minutes) => (
            <Press
              key={minutes}
              look="secondary"
              disabled={isBusy}
              onClick={() => void announce(minutes)}
            >
              {words.lateBy({ minutes })}
            </Press>
          ))}
        </div>
        <Problem>{problem}</Problem>
        <output className="font-semibold empty:hidden">
          {delay &&
            words.lateTold({
              minutes: delay.minutes,
              told: delay.told,
              at: dates.clock(new Date(delay.at), timeZone),
            })}
        </output>
        {delay && (
          <Press look="quiet" disabled={isBusy} onClick={() => void takeBack(delay._id)}>
            {words.takeBack}
          </Press>
        )}
      </div>
    </details>
  )
}
