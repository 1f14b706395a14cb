// Offer to save an address typed here: as a new one, or in place of an incomplete one.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SavedAddress, addAddress, changeAddress } from '#contract/accounts/profile.ts'
import { addressLine } from '#domain/orders/address.ts'
import type { Address } from '#domain/orders/address-parts.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { addressesQuery } from '#web/features/account/profile-queries.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

const add = addressOf(addAddress)
const change = addressOf(changeAddress)

type KeepAddressProps = {
  userId: string
  value: Address
  /** The person's saved address that was completed; null for another. */
  completed: Pick<SavedAddress, '_id' | 'type'> | null
  /** Called when it is among the saved ones. */
  onKept: () => void
}

export function SaveAddressChoice({ userId, value, completed, onKept }: KeepAddressProps) {
  const client = useQueryClient()
  const words = useWords(addressForm)
  const keeping = useMutation({
    mutationFn: () => {
      const body = { parts: value, address: addressLine(value) }
      return completed
        ? call(change, { params: { id: userId, addressId: completed._id }, body })
        : call(add, { params: { id: userId }, body: { ...body, type: 'Other' as const } })
    },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: addressesQuery(userId).queryKey })
      toast.success(words.saved)
      onKept()
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        size="sm"
        busy={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {completed ? words.keepAs({ type: completed.type }) : words.keepNew}
      </Button>
      <FormProblem problem={keeping.error && formProblemOf(keeping.error, words.notSaved)} />
    </div>
  )
}
