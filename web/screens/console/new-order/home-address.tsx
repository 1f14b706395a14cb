// A customer's address, entered by staff: a saved one or another.
import { addressLine } from '#domain/orders/address.ts'
import { type Address, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { AddressFields } from '#web/features/addresses/address-fields.tsx'
import { isSameAddress } from '#web/features/addresses/saved-address.ts'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { counterScreen } from '#words/en/counter/counter-screen.ts'

type HomeAddressProps = {
  legend: string
  value: Address
  saved: readonly Address[]
  onChange: (address: Address) => void
}

export function HomeAddress({ legend, value, saved, onChange }: HomeAddressProps) {
  const words = useWords(counterScreen)
  const { another } = useWords(addressForm)
  const coverage = useCoverage(value.pin)
  const chosen = saved.findIndex((each) => isSameAddress(each, value))
  return (
    <div className="grid grid-cols-1 gap-4">
      {saved.length > 0 && (
        <Select
          label={words.saved({ legend })}
          value={chosen}
          onChange={({ target }) => onChange(saved[Number(target.value)] ?? NO_ADDRESS)}
        >
          {saved.map((each, index) => (
            <option key={addressLine(each)} value={index}>
              {addressLine(each)}
            </option>
          ))}
          <option value={-1}>{another}</option>
        </Select>
      )}
      <AddressFields
        forOther
        legend={legend}
        hideLegend={saved.length > 0}
        value={value}
        onChange={(part) => onChange({ ...value, ...part })}
        coverage={coverage}
      />
    </div>
  )
}
