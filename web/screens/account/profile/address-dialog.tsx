// Dialog that adds or changes an address.
import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  ADDRESS_TYPES,
  type SavedAddress,
  addAddress,
  addressInParts,
  changeAddress,
} from '#contract/accounts/profile.ts'
import { addressLine, isCompleteAddress } from '#domain/orders/address.ts'
import { type Address, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { addressDialog, addressesTab } from '#words/en/accounts/addresses-tab.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AddressFields } from '#web/features/addresses/address-fields.tsx'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { toast } from '#web/ui/toast.tsx'

type AddressDialogProps = {
  userId: string
  /** The address to change; null adds one. */
  address: SavedAddress | null
  onClose: () => void
}

export function AddressDialog({ userId, address, onClose }: AddressDialogProps) {
  const words = useWords(addressDialog)
  const { type: nameOf } = useWords(addressesTab)
  const { incomplete } = useWords(addressForm)
  const isNew = address === null
  const form = useForm({
    resolver: zodResolver(addressInParts),
    defaultValues: {
      type: address?.type ?? 'Home',
      parts: address ? addressFromSaved(address) : NO_ADDRESS,
      isDefault: address?.isDefault ?? false,
    },
  })
  const { field } = useController({ control: form.control, name: 'parts' })
  // The schema takes parts that are left out; the form has them all.
  const parts = field.value as Address
  const coverage = useCoverage(parts.pin)
  const saving = useAction(changeAddress, {
    by: (given: z.output<typeof addressInParts>) => {
      const body = { ...given, address: addressLine(given.parts) }
      return address
        ? call(changeAddress, { params: { id: userId, addressId: address._id }, body })
        : call(addAddress, { params: { id: userId }, body })
    },
    onDone() {
      toast.success(words.saved({ isNew }))
      onClose()
    },
    failed: words.failed,
  })

  return (
    <FormDialog
      onClose={onClose}
      title={words.title({ isNew })}
      action={saving}
      onSubmit={form.handleSubmit((body) => saving.send(body))}
      submitLabel={words.save}
      busyLabel={words.saving}
    >
      <RadioCards legend={words.type} className="grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {ADDRESS_TYPES.map((type) => (
          <RadioCard key={type} value={type} title={nameOf({ type })} {...form.register('type')} />
        ))}
      </RadioCards>
      <AddressFields
        legend={words.address}
        hint={address && !isCompleteAddress(parts) ? incomplete : undefined}
        inputRef={field.ref}
        value={parts}
        onChange={(change) => field.onChange({ ...parts, ...change })}
        coverage={coverage}
        showProblems={form.formState.isSubmitted || address !== null}
      />
      {!address?.isDefault && (
        <Checkbox {...form.register('isDefault')}>{words.asDefault}</Checkbox>
      )}
    </FormDialog>
  )
}
