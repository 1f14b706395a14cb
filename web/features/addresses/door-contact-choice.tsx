// Door contact: the customer, or another person for the driver to meet and call.
import type { DoorContact } from '#domain/orders/address-parts.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

const MOST_NAME = 120

type DoorChoiceProps = {
  /** Null for the customer. */
  value: DoorContact | null
  onChange: (door: DoorContact | null) => void
  /** Staff write it for the customer. */
  forOther?: boolean
}

export function DoorContactChoice({ value, onChange, forOther = false }: DoorChoiceProps) {
  const words = useWords(addressForm)
  const isNumber = value === null || isPhone(value.phone)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Checkbox
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? { name: '', phone: '' } : null)}
      >
        {words.otherPerson}
      </Checkbox>
      {value !== null && (
        <>
          {!forOther && <p className="-mt-2 text-sm text-ink-soft">{words.otherPersonHint}</p>}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextInput
              label={words.doorName}
              required
              // The browser knows its owner's name, and this is another's.
              autoComplete="off"
              maxLength={MOST_NAME}
              value={value.name}
              onChange={({ target }) => onChange({ ...value, name: target.value })}
            />
            <TextInput
              label={words.doorPhone}
              required
              type="tel"
              autoComplete="off"
              error={isNumber || value.phone.trim().length < 6 ? undefined : words.badPhone}
              value={value.phone}
              onChange={({ target }) => onChange({ ...value, phone: target.value })}
            />
          </div>
        </>
      )}
    </div>
  )
}
