// State of a completion: being sent, waiting for the network, or refused with a way forward.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { unsentStops } from '#words/en/base/offline.ts'
import type { CompletionState, Completions } from './use-completions.ts'

type CompletionNoticesProps = {
  stop: RunStop
  state: CompletionState | undefined
  completions: Completions
}

/** Nothing where there was no completion. It takes no more room than a pickup's buttons, whatever the reason. */
export function CompletionNotices({ stop, state, completions }: CompletionNoticesProps) {
  const words = useWords(unsentStops)
  if (state === undefined) return null
  if (state.state === 'saving')
    return (
      <output className="flex min-h-16 items-center justify-center gap-3 rounded-md bg-sunk text-lg font-semibold">
        <Spinner />
        Saving…
      </output>
    )
  const isWaiting = state.state === 'waiting'
  return (
    <>
      <div
        role="alert"
        className="rounded-md border border-danger bg-danger-wash px-3 py-2 text-sm"
      >
        <p className="font-semibold text-danger-text">
          {isWaiting
            ? words[completions.isKept(state.completion) ? 'kept' : 'notKept']
            : 'Not saved.'}
        </p>
        <p className={isWaiting ? 'line-clamp-2' : undefined}>{state.reason}</p>
      </div>
      {isWaiting ? (
        <Button wide onClick={() => completions.retry(state)}>
          Retry<span className="sr-only"> {stop.number}</span>
        </Button>
      ) : (
        <Button wide variant="secondary" onClick={() => completions.dismiss(state.completion)}>
          OK
        </Button>
      )}
    </>
  )
}
