// Button that undoes a stop's completion.
import { useQueryClient } from '@tanstack/react-query'
import { type RunStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { numbersOf } from '#web/offline/deed-parts.ts'
import { Button } from '#web/ui/button.tsx'
import { cacheStop } from './sheet-queries.ts'
import type { StillList } from './use-steady-stops.ts'

const askUndo = addressOf(undoCompletion)

type UndoButtonProps = {
  /** All orders of the stop. */
  stops: readonly RunStop[]
  hold: StillList['hold']
}

/** Nothing where there is nothing to take back. */
export function UndoButton({ stops, hold }: UndoButtonProps) {
  const undoable = stops.flatMap((stop) => stop.undoable ?? [])
  const client = useQueryClient()
  const saving = useAction(undoCompletion, {
    by: async (ids: readonly string[]) => {
      for (const id of ids) {
        const saved = await call(askUndo, { params: { id } })
        hold(saved)
        cacheStop(client, saved)
      }
    },
    failed: 'It couldn’t be undone.',
    toasts: 'title',
  })
  if (undoable.length === 0) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={saving.isPending}
      onClick={() => saving.send(undoable)}
    >
      Undo<span className="sr-only"> {numbersOf(stops)}</span>
    </Button>
  )
}
