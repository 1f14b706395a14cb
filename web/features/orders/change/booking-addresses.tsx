// Addresses and door contact of a booked order, while its customer changes it.
import { AddressFields } from '#web/features/addresses/address-fields.tsx'
import { DoorContactChoice } from '#web/features/addresses/door-contact-choice.tsx'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'
import type { BookingDraft } from './booking-draft.ts'

type BookingAddressesProps = {
  draft: BookingDraft
  /** Whether the clothes are brought back; else they are collected at the counter. */
  isDelivered: boolean
  onChange: (change: Partial<BookingDraft>) => void
}

export function BookingAddresses({ draft, isDelivered, onChange }: BookingAddressesProps) {
  const words = useWords(changeBookingDialog)
  const pickup = useCoverage(draft.address.pin)
  const delivery = useCoverage(draft.sameAddress ? '' : draft.deliveryAddress.pin)
  return (
    <section aria-label={words.addresses} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AddressFields
        legend={words.pickupAddress}
        section="pickup"
        value={draft.address}
        onChange={(part) => onChange({ address: { ...draft.address, ...part } })}
        coverage={pickup}
      />
      {isDelivered && (
        <Checkbox
          checked={draft.sameAddress}
          onChange={({ target }) => onChange({ sameAddress: target.checked })}
        >
          {words.sameAddress}
        </Checkbox>
      )}
      {isDelivered && !draft.sameAddress && (
        <AddressFields
          legend={words.deliveryAddress}
          section="delivery"
          value={draft.deliveryAddress}
          onChange={(part) => onChange({ deliveryAddress: { ...draft.deliveryAddress, ...part } })}
          coverage={delivery}
        />
      )}
      <DoorContactChoice value={draft.door} onChange={(door) => onChange({ door })} />
    </section>
  )
}
