// Takes back what was marked on a stop.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { putStop, refreshSheet, undo } from './sheet-queries.ts'
import type { StillList } from './use-still-list.ts'

type UndoButtonProps = {
  stop: RunStop
  hold: StillList['hold']
}

/** Nothing where there is nothing to take back. */
export function UndoButton({ stop: { undoable, number }, hold }: UndoButtonProps) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: undo,
    onSuccess: (saved) => {
      hold(saved)
      putStop(client, saved)
    },
    onError: (error) => toast.failure('It couldn’t be taken back.', error.message),
    onSettled: () => refreshSheet(client),
  })
  if (undoable === null) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={saving.isPending}
      onClick={() => saving.mutate(undoable)}
    >
      Undo<span className="sr-only"> {number}</span>
    </Button>
  )
}
