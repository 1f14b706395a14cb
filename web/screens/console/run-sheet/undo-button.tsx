// Button that undoes a stop's completion.
import { useQueryClient } from '@tanstack/react-query'
import { type RunStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { cacheStop } from './sheet-queries.ts'
import type { StillList } from './use-steady-stops.ts'

type UndoButtonProps = {
  stop: RunStop
  hold: StillList['hold']
}

/** Nothing where there is nothing to take back. */
export function UndoButton({ stop: { undoable, number }, hold }: UndoButtonProps) {
  const client = useQueryClient()
  const saving = useAction(undoCompletion, {
    input: (id: string) => ({ params: { id } }),
    failed: 'It couldn’t be undone.',
    toasts: 'title',
    onDone: (saved) => {
      hold(saved)
      cacheStop(client, saved)
    },
  })
  if (undoable === null) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={saving.isPending}
      onClick={() => saving.send(undoable)}
    >
      Undo<span className="sr-only"> {number}</span>
    </Button>
  )
}
