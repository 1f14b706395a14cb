// Form that adds or changes an outside laundry.
import { type SubmitEvent, useState } from 'react'
import { addVendor, changeVendor, type Vendor } from '#contract/clothes/vendors.ts'
import { VENDOR_NAME_MAX_LENGTH } from '#domain/clothes/vendors.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'

const askAdd = addressOf(addVendor)
const askChange = addressOf(changeVendor)

const NEW = { name: '', phone: '', active: true }

type VendorFormProps = {
  /** Null for a new one. */
  vendor: Vendor | null
  onDone?: () => void
}

export function VendorForm({ vendor, onDone }: VendorFormProps) {
  const words = useWords(vendorsScreen)
  const [{ name, phone, active }, setFields] = useState<typeof NEW>(vendor ?? NEW)
  const saving = useAction(changeVendor, {
    networkMode: 'always',
    failed: words.notSaved,
    by: (fields: typeof NEW) =>
      vendor
        ? call(askChange, { params: { number: String(vendor.number) }, body: fields })
        : call(askAdd, { body: { name: fields.name, phone: fields.phone } }),
    onDone: () => {
      setFields(NEW)
      onDone?.()
    },
  })
  const set = (fields: Partial<typeof NEW>) => setFields((before) => ({ ...before, ...fields }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    saving.send({ name, phone, active })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 pb-2" noValidate>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label={words.name}
          value={name}
          maxLength={VENDOR_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextInput
          type="tel"
          label={words.phone}
          optional
          value={phone}
          autoComplete="off"
          onChange={({ target }) => set({ phone: target.value })}
        />
      </div>
      {vendor && (
        <Checkbox checked={active} onChange={({ target }) => set({ active: target.checked })}>
          {words.active}
        </Checkbox>
      )}
      <FormProblem problem={saving.problem} />
      <div className="flex gap-3">
        <Button
          type="submit"
          variant={vendor ? 'primary' : 'secondary'}
          {...(vendor && { size: 'sm' })}
          busy={saving.isPending}
          busyLabel={words.saving}
        >
          {vendor ? words.save : words.add}
        </Button>
        {vendor && (
          <Button variant="quiet" size="sm" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
