// Letting a blocked customer order again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CustomerDetails, unblockCustomer } from '#contract/accounts/customers.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { customerById, refreshCustomer } from '#web/features/customers/customer-queries.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

const askUnblock = addressOf(unblockCustomer)

type UnblockDialogProps = { customer: CustomerDetails; onClose: () => void }

export function UnblockDialog({ customer, onClose }: UnblockDialogProps) {
  const client = useQueryClient()
  const { _id: id, name } = customer
  const saving = useMutation({
    mutationFn: () => call(askUnblock, { params: { id } }),
    onSuccess: (saved) => {
      client.setQueryData(customerById(id).queryKey, saved)
      void refreshCustomer(client, id)
      toast.success(`${name} can order again.`)
    },
    onError: (error) => toast.failure('The customer couldn’t be unblocked.', error.message),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => saving.mutate()}
      title={`Unblock ${name}?`}
      confirmLabel="Unblock"
      cancelLabel="Cancel"
      busy={saving.isPending}
      danger={false}
    >
      They are notified that they can order again.
    </ConfirmDialog>
  )
}
