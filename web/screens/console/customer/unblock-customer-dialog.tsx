// Dialog that unblocks a customer.
import { useQueryClient } from '@tanstack/react-query'
import { type CustomerDetails, unblockCustomer } from '#contract/accounts/customers.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { customerQuery } from '#web/features/customers/customer-queries.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

type UnblockDialogProps = { customer: CustomerDetails; onClose: () => void }

export function UnblockCustomerDialog({ customer, onClose }: UnblockDialogProps) {
  const client = useQueryClient()
  const { _id: id, name } = customer
  const saving = useAction(unblockCustomer, {
    input: () => ({ params: { id } }),
    onDone: (saved) => {
      client.setQueryData(customerQuery(id).queryKey, saved)
      toast.success(`${name} can order again.`)
    },
    failed: 'The customer couldn’t be unblocked.',
    toasts: 'title',
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => saving.send()}
      title={`Unblock ${name}?`}
      confirmLabel="Unblock"
      cancelLabel="Cancel"
      danger={false}
      action={saving}
    >
      They are notified that they can order again.
    </ConfirmDialog>
  )
}
