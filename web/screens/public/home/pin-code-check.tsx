// Coverage checker for PIN codes.
import clsx from 'clsx'
import { type SubmitEvent, useId, useState } from 'react'
import { coverage } from '#contract/catalogue/catalogue.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { homeScreen } from '#words/en/base/home-screen.ts'

const askCoverage = addressOf(coverage)

type Said = { kind: 'served' | 'not-served' | 'failed'; text: string }

export function PinCodeCheck() {
  const words = useWords(homeScreen).area
  const id = useId()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  const check = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = pin.trim()
    if (!asked) {
      setSaid({ kind: 'failed', text: words.none })
      return
    }
    setBusy(true)
    try {
      const { served, message } = await call(askCoverage, { params: { pin: asked } })
      setSaid({ kind: served ? 'served' : 'not-served', text: message })
    } catch (error) {
      logProblem('The PIN code could not be checked:', error)
      const reason = error instanceof ApiError ? error.message : ''
      setSaid({ kind: 'failed', text: words.failed({ reason }) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="bandhani bg-primary-band text-on-night">
      <div className="page grid gap-8 py-16 md:grid-cols-2 md:items-center lg:py-20">
        <div>
          <h2 className="text-3xl">{words.title}</h2>
          <p className="mt-3 max-w-md text-on-night/85">{words.lead}</p>
        </div>
        <form
          noValidate
          method="post"
          onSubmit={(event) => void check(event)}
          className="grid gap-2"
        >
          <label htmlFor={id} className="font-semibold">
            {words.pin}
          </label>
          <div className="flex gap-3">
            <input
              id={id}
              value={pin}
              onChange={(event) => {
                setPin(event.target.value)
                setSaid(null)
              }}
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="560001"
              aria-describedby={`${id}-said`}
              className="min-h-14 w-full min-w-0 flex-1 rounded-md bg-sheet px-4 font-display text-xl font-bold tracking-[0.18em] text-ink placeholder:font-medium placeholder:text-ink-soft/60 focus-visible:outline-accent"
            />
            <Button
              type="submit"
              variant="accent"
              busy={busy}
              busyLabel={words.busy}
              className="min-h-14"
            >
              {words.check}
            </Button>
          </div>
          <p id={`${id}-said`} aria-live="polite" className="min-h-8 pt-1 text-lg font-semibold">
            {said && (
              <span
                className={clsx(
                  'inline-flex items-center gap-2',
                  said.kind === 'served' && 'text-accent-bright',
                )}
              >
                {said.text}
              </span>
            )}
          </p>
        </form>
      </div>
    </section>
  )
}
