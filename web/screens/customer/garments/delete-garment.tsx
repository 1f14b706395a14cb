// Asks before a garment is deleted, by its name.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteGarment, type Garment } from '#contract/garments/garments.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { wardrobeOf } from '#web/features/garments/garment-queries.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

type DeleteGarmentProps = { userId: string; garment: Garment; onClose: () => void }

/** The open question. */
export function DeleteGarment({ userId, garment, onClose }: DeleteGarmentProps) {
  const client = useQueryClient()
  const { queryKey } = wardrobeOf(userId)
  const removal = useMutation({
    mutationFn: async () => {
      try {
        await call(deleteGarment, { params: { id: garment._id } })
      } catch (error) {
        // Deleted in another window: what was asked for is done.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData(queryKey, (before) => before?.filter(({ _id }) => _id !== garment._id))
      toast.success('Deleted!', `${garment.name} is no longer in your wardrobe.`)
      onClose()
      return client.invalidateQueries({ queryKey })
    },
  })

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removal.mutate()}
      title="Delete this garment?"
      confirmLabel="Delete"
      busy={removal.isPending}
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          <strong className="text-ink">{garment.name}</strong> and its picture leave your wardrobe
          for good.
        </p>
        <FormProblem
          problem={
            removal.error &&
            problemOf(removal.error, 'The garment couldn’t be deleted. Please try again.')
          }
        />
      </div>
    </ConfirmDialog>
  )
}
