// Stops that the server refuses: they stay on the phone, with their cash, until their rider has told a colleague.
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { DONE_WORDS } from './completion-buttons.tsx'
import type { Completions, CompletionState } from './use-completions.ts'

/** Nothing where none was refused. */
export function RefusedStops({ refused, dismiss }: Pick<Completions, 'refused' | 'dismiss'>) {
  const words = useWords(runSheet)
  if (refused.length === 0) return null
  return (
    <section
      role="alert"
      className="grid max-h-[50dvh] gap-3 overflow-y-auto rounded-md border border-danger bg-danger-wash px-4 py-3 shadow-float"
    >
      <div>
        <h2 className="font-semibold text-danger-text">
          {words.refusedTitle({ count: refused.length })}
        </h2>
        <p className="text-sm">{words.refusedHint}</p>
      </div>
      <ul className="grid gap-3">
        {refused.map((state) => (
          <Refused key={state.completion.key} state={state} onDismiss={dismiss} />
        ))}
      </ul>
    </section>
  )
}

type RefusedProps = { state: CompletionState; onDismiss: Completions['dismiss'] }

function Refused({ state, onDismiss }: RefusedProps) {
  const words = useWords(runSheet)
  const { cant } = useWords(bringingBack)
  const { completion } = state
  const { number = '', kind, broughtBack, collected } = completion
  const deed = broughtBack ? cant({ kind }) : DONE_WORDS[kind]
  const sum = collected && rupeesText(collected.amount)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-danger/40 pt-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{words.refusedOf({ number, deed, sum })}</p>
        {state.state !== 'saving' && <p className="text-sm wrap-anywhere">{state.reason}</p>}
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${words.isLaundryTold}: ${number}`}
        onClick={() => onDismiss(completion)}
      >
        {words.isLaundryTold}
      </Button>
    </li>
  )
}
