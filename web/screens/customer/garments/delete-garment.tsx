// Confirmation before a garment is deleted, with its name.
import { useQueryClient } from '@tanstack/react-query'
import { deleteGarment, type Garment } from '#contract/garments/garments.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { wardrobeQuery } from '#web/features/garments/garment-queries.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deleteGarmentDialog } from '#words/en/garments/garment-dialogs.ts'

type DeleteGarmentProps = { userId: string; garment: Garment; onClose: () => void }

/** The open question. */
export function DeleteGarment({ userId, garment, onClose }: DeleteGarmentProps) {
  const words = useWords(deleteGarmentDialog)
  const client = useQueryClient()
  const { queryKey } = wardrobeQuery(userId)
  const removal = useAction(deleteGarment, {
    by: async () => {
      try {
        await call(deleteGarment, { params: { id: garment._id } })
      } catch (error) {
        // Deleted in another window: what was asked for is done.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      }
    },
    onDone: () => {
      client.setQueryData(queryKey, (before) => before?.filter(({ _id }) => _id !== garment._id))
      toast.success(words.done, words.deleted({ name: garment.name }))
      onClose()
    },
    failed: words.failed,
  })

  const named = () => <strong className="text-ink">{garment.name}</strong>

  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => removal.send()}
      title={words.title}
      confirmLabel={words.delete}
      action={removal}
    >
      <p className="wrap-anywhere">
        <MarkedText text={words.text} parts={[named]} />
      </p>
    </ConfirmDialog>
  )
}
