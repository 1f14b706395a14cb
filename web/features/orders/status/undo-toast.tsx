// One status change by staff within the last minute, with its Undo. Loaded with the status control, so that it
// appears at once.
import { useMutation } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { undoChanges } from '#words/en/orders/console/undo-changes.ts'
import { undoStatusChanges } from './status-changes.ts'
import { type PendingUndo, removePendingUndo } from './pending-undos.ts'

/** How long the answer to an undo stays. */
const ANSWER_MS = 8_000

type UndoToastProps = {
  shown: PendingUndo
  /** Called once something was taken back, or could not be. */
  onUndone: () => void
}

export function UndoToast({ shown, onUndone }: UndoToastProps) {
  const words = useWords(undoChanges)
  const seconds = useSecondsTo(shown.endsAt)
  const undo = useMutation({
    // Offline it fails at once and says so; the messages don't wait for the line.
    networkMode: 'always',
    mutationFn: () => undoStatusChanges(shown.changes, words.tryAgain),
    onSettled: onUndone,
  })
  const drop = () => removePendingUndo(shown.id)
  const failures = undo.data?.filter(({ outcome }) => outcome === 'failed') ?? []
  const isDone = undo.isSuccess && failures.length === 0
  const isOver = seconds <= 0 && undo.isIdle

  useEffect(() => {
    if (isOver) return removePendingUndo(shown.id)
    if (!isDone) return
    const timer = setTimeout(() => removePendingUndo(shown.id), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isOver, isDone, shown.id])

  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-rise flex-wrap items-center gap-x-3 rounded-cut border border-edge bg-sheet py-1 pr-1 pl-4 shadow-float">
      <div className="min-w-0 flex-1 py-2">
        <p className="text-sm font-semibold wrap-anywhere sm:text-base">
          {isDone ? words.undone : shown.title}
        </p>
        <p className="text-sm text-ink-soft">{isDone ? words.nothingSent : words.nothingSentYet}</p>
        {failures.length > 0 && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {words.notUndone({ count: failures.length })}
            {failures[0]!.message}
          </p>
        )}
      </div>
      {!isDone && failures.length === 0 && (
        <Button variant="secondary" size="sm" busy={undo.isPending} onClick={() => undo.mutate()}>
          <Undo2 aria-hidden="true" size={18} className="max-sm:hidden" />
          <span>
            <MarkedText text={words.undo(shown)} parts={[onlyHeard]} />
          </span>
          <span aria-hidden="true" className="min-w-7 text-right font-normal tabular-nums">
            {words.secondsLeft({ seconds })}
          </span>
        </Button>
      )}
      <IconButton label={words.dismiss(shown)} onClick={drop}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  )
}

const onlyHeard = (text: string) => <span className="sr-only">{text}</span>

/** Whole seconds until a moment of `performance.now()`, counted down. */
function useSecondsTo(endsAt: number): number {
  const left = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))),
      250,
    )
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}
