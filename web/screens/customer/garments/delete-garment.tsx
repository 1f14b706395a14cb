// Confirmation before a garment is deleted, with its name.
import { useQueryClient } from '@tanstack/react-query'
import { deleteGarment, type Garment } from '#contract/garments/garments.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { wardrobeOf } from '#web/features/garments/garment-queries.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

type DeleteGarmentProps = { userId: string; garment: Garment; onClose: () => void }

/** The open question. */
export function DeleteGarment({ userId, garment, onClose }: DeleteGarmentProps) {
  const client = useQueryClient()
  const { queryKey } = wardrobeOf(userId)
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
      toast.success('Deleted!', `${garment.name} is no longer in your wardrobe.`)
      onClose()
    },
    failed: 'The garment couldn’t be deleted. Please try again.',
  })

  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => removal.send()}
      title="Delete this garment?"
      confirmLabel="Delete"
      action={removal}
    >
      <p className="wrap-anywhere">
        <strong className="text-ink">{garment.name}</strong> and its picture leave your wardrobe for
        good.
      </p>
    </ConfirmDialog>
  )
}
