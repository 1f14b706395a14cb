// Adding an address, or changing one.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  ADDRESS_MAX_LENGTH,
  ADDRESS_TYPES,
  type SavedAddress,
  addAddress,
  addressBody,
  changeAddress,
} from '#contract/profile.ts'
import { call } from '#web/lib/api.ts'
import { CoverageLine } from '#web/features/pickup/coverage-line.tsx'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { addressesOf } from '#web/features/account/profile-queries.ts'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { SaveButtons } from '#web/features/forms/save-buttons.tsx'

type AddressDialogProps = {
  userId: string
  /** The address to change; null adds one. */
  address: SavedAddress | null
  onClose: () => void
}

export function AddressDialog({ userId, address, onClose }: AddressDialogProps) {
  const client = useQueryClient()
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(addressBody),
    defaultValues: {
      type: address?.type ?? 'Home',
      address: address?.address ?? '',
      isDefault: address?.isDefault ?? false,
    },
  })
  const coverage = useCoverage(useWatch({ control: form.control, name: 'address' }))
  const saving = useMutation({
    mutationFn: (body: z.output<typeof addressBody>) =>
      address
        ? call(changeAddress, { params: { id: userId, addressId: address._id }, body })
        : call(addAddress, { params: { id: userId }, body }),
    onSuccess() {
      toast.success(address ? 'Address changed.' : 'Address saved.')
      onClose()
      return client.invalidateQueries({ queryKey: addressesOf(userId).queryKey })
    },
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={address ? 'Edit address' : 'Add address'}
      locked={saving.isPending}
      footer={
        <SaveButtons formId={formId} isSaving={saving.isPending} onCancel={onClose}>
          Save address
        </SaveButtons>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((body) => saving.mutate(body))}
        className="grid gap-5"
      >
        <RadioCards legend="Type" className="grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
          {ADDRESS_TYPES.map((type) => (
            <RadioCard key={type} value={type} title={type} {...form.register('type')} />
          ))}
        </RadioCards>
        <Textarea
          label="Address"
          hint="House or flat, street, area, city and pin code."
          autoComplete="street-address"
          maxLength={ADDRESS_MAX_LENGTH}
          error={form.formState.errors.address?.message}
          {...form.register('address')}
        />
        <CoverageLine coverage={coverage} />
        {!address?.isDefault && (
          <Checkbox {...form.register('isDefault')}>Use as my default address</Checkbox>
        )}
        <FormProblem
          problem={
            saving.error &&
            problemOf(saving.error, "Your address couldn't be saved. Please try again.")
          }
        />
      </form>
    </Dialog>
  )
}
