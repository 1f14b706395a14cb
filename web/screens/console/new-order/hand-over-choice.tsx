// Choice of an order's way in and way back: at the counter, or at the customer's door.
import { useQuery } from '@tanstack/react-query'
import type { Address } from '#domain/orders/address-parts.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { HAND_OVERS, type HandOver } from '#domain/orders/record/hand-over.ts'
import { BOOKING_WINDOW_DAYS } from '#domain/slots/slots.ts'
import { DoorContactChoice } from '#web/features/addresses/door-contact-choice.tsx'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { SlotPicker } from '#web/features/pickup/slot-picker.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { BroughtBags } from './brought-bags.tsx'
import { HomeAddress } from './home-address.tsx'
import { handOverAddresses, FIRST_DAY, type Ways } from './ways.ts'

type WaysChoiceProps = {
  ways: Ways
  /** What the clothes are for. */
  services: readonly ServiceId[]
  /** The customer's saved addresses, the default first. */
  saved: readonly Address[]
  onChange: (change: Partial<Ways>) => void
}

export function HandOverChoice({ ways, services, saved, onChange }: WaysChoiceProps) {
  const words = useWords(counterScreen)
  const { pickupHandOver, deliveryHandOver } = ways
  const { pickup, delivery } = handOverAddresses(ways, saved[0])
  const isPickedUp = pickupHandOver === 'home'
  const isElsewhere = !isPickedUp || ways.deliveryAddress !== null
  const options = (names: Readonly<Record<HandOver, string>>) =>
    HAND_OVERS.toReversed().map((value) => ({ value, label: names[value] }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ToggleFilter
          showLabel
          label={words.comesIn}
          options={options(words.waysIn)}
          value={pickupHandOver}
          // Who calls for a pickup wants the clothes back at home, most often.
          onChange={(value) =>
            onChange({ pickupHandOver: value, deliveryHandOver: value, ...FIRST_DAY })
          }
        />
        <ToggleFilter
          showLabel
          label={words.goesBack}
          options={options(words.waysBack)}
          value={deliveryHandOver}
          onChange={(value) => onChange({ deliveryHandOver: value, ...FIRST_DAY })}
        />
      </div>
      {!isPickedUp && <BroughtBags services={services} ways={ways} onChange={onChange} />}
      {isPickedUp && (
        <>
          <PickupSlots ways={ways} onChange={onChange} />
          <HomeAddress
            legend={words.pickupAddress}
            value={pickup}
            saved={saved}
            onChange={(address) => onChange({ address })}
          />
        </>
      )}
      {deliveryHandOver === 'home' && isPickedUp && (
        <Checkbox
          checked={!isElsewhere}
          onChange={({ target }) =>
            onChange({ deliveryAddress: target.checked ? null : { ...pickup } })
          }
        >
          {words.sameAddress}
        </Checkbox>
      )}
      {deliveryHandOver === 'home' && isElsewhere && (
        <HomeAddress
          legend={words.deliveryAddress}
          value={delivery}
          saved={saved}
          onChange={(deliveryAddress) => onChange({ deliveryAddress })}
        />
      )}
      {(isPickedUp || deliveryHandOver === 'home') && (
        <DoorContactChoice forOther value={ways.door} onChange={(door) => onChange({ door })} />
      )}
    </div>
  )
}

function PickupSlots({ ways, onChange }: Omit<WaysChoiceProps, 'saved' | 'services'>) {
  const words = useWords(counterScreen)
  const slots = useQuery(pickupSlotsQuery(BOOKING_WINDOW_DAYS + 1))
  if (slots.isPending) return <SkeletonList rows={2} label={words.slotsLoading} />
  if (!slots.data) return <FailedQueryNotice what={words.noSlots} query={slots} />
  return (
    <SlotPicker
      available={slots.data}
      value={ways.slot}
      onChange={(slot) => onChange({ slot, ...FIRST_DAY })}
    />
  )
}
