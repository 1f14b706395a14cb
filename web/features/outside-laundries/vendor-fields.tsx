// Fields for giving clothes to an outside laundry: which one, and the expected return.
import type { AnswerOf } from '#contract/base/call.ts'
import type { listVendors } from '#contract/clothes/vendors.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { LONGEST_AWAY_DAYS } from '#domain/clothes/vendors.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'

/** Most outside laundries take so long. */
const USUAL_DAYS = 3

type Vendors = AnswerOf<typeof listVendors>

export interface Destination {
  /** As a select has it; empty while none is chosen. */
  vendor: string
  /** A calendar date. */
  expected: string
}

/** @returns where things go at first: to the only one there is */
export function defaultDestination({ vendors, today }: Vendors): Destination {
  const active = vendors.filter((vendor) => vendor.active)
  return {
    vendor: active.length === 1 ? String(active[0]!.number) : '',
    expected: addDays(today, USUAL_DAYS),
  }
}

type VendorFieldsProps = {
  vendors: Vendors
  value: Destination
  onChange: (value: Destination) => void
}

export function VendorFields({ vendors: { vendors, today }, value, onChange }: VendorFieldsProps) {
  const words = useWords(vendorsScreen)
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Select
        label={words.vendor}
        value={value.vendor}
        onChange={({ target }) => onChange({ ...value, vendor: target.value })}
      >
        <option value="">{words.chooseVendor}</option>
        {vendors
          .filter(({ active }) => active)
          .map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
      </Select>
      <TextInput
        type="date"
        label={words.expected}
        value={value.expected}
        min={today}
        max={addDays(today, LONGEST_AWAY_DAYS)}
        onChange={({ target }) => onChange({ ...value, expected: target.value })}
      />
    </div>
  )
}
