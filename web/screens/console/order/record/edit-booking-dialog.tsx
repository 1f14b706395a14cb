// Dialog that edits one part of an order: an address, the door contact or the preferences.
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { ChangedMeanwhileNotice } from '#web/features/orders/change/changed-meanwhile-notice.tsx'
import { useState } from 'react'
import type { InputOf } from '#contract/base/call.ts'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { editBooking } from '#contract/orders/order-edit.ts'
import { isCompleteAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { AddressFields } from '#web/features/addresses/address-fields.tsx'
import { DoorContactChoice } from '#web/features/addresses/door-contact-choice.tsx'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import { CareChoice } from '#web/features/orders/change/care-choice.tsx'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { orderPage } from '#words/en/orders/console/order-page.ts'

const MAX_INSTRUCTIONS = 1000

/** What is edited at once. */
export type EditedGroup = 'address' | 'deliveryAddress' | 'door' | 'asked'

type EditBookingDialogProps = { order: OrderDetail; group: EditedGroup; onClose: () => void }

export function EditBookingDialog({ order, group, onClose }: EditBookingDialogProps) {
  const words = useWords(orderPage)
  const [draft, setDraft] = useState(() => draftOf(order))
  const isStale = order.revision !== draft.revision
  const change = (changed: Partial<Draft>) => {
    save.reset()
    setDraft({ ...draft, ...changed })
  }
  const save = useAction(editBooking, {
    input: () => ({
      params: { id: order._id },
      body: { ...bodyOf(draft, group), revision: draft.revision },
    }),
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
    failed: words.notSaved,
  })
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.edit[group]}
      description={words.hears}
      action={save}
      onPress={() => save.send()}
      cancelLabel={words.leave}
      submitLabel={words.save}
      busyLabel={words.saving}
      canSubmit={!isStale && isWhole(draft, group)}
    >
      {isStale && !save.isPending && (
        <ChangedMeanwhileNotice again={words.startAgain} onAgain={() => change(draftOf(order))}>
          {words.stale}
        </ChangedMeanwhileNotice>
      )}
      {group === 'address' && <PickupFields draft={draft} onChange={change} />}
      {group === 'deliveryAddress' && <DeliveryFields draft={draft} onChange={change} />}
      {group === 'door' && (
        <DoorContactChoice value={draft.door} onChange={(door) => change({ door })} />
      )}
      {group === 'asked' && (
        <>
          <Textarea
            label={words.instructions}
            rows={3}
            maxLength={MAX_INSTRUCTIONS}
            value={draft.specialInstructions}
            onChange={({ target }) => change({ specialInstructions: target.value })}
          />
          <CareChoice
            value={draft.preferences}
            onChange={(preferences) => change({ preferences })}
          />
        </>
      )}
    </FormDialog>
  )
}

type FieldsProps = { draft: Draft; onChange: (changed: Partial<Draft>) => void }

function PickupFields({ draft, onChange }: FieldsProps) {
  const words = useWords(orderPage)
  const coverage = useCoverage(draft.address.pin)
  return (
    <>
      <AddressFields
        legend={words.pickupAddress}
        value={draft.address}
        onChange={(part) => onChange({ address: { ...draft.address, ...part } })}
        coverage={coverage}
        forOther
      />
      {draft.isSame && <p className="text-ink-soft">{words.bothAddresses}</p>}
    </>
  )
}

function DeliveryFields({ draft, onChange }: FieldsProps) {
  const words = useWords(orderPage)
  const coverage = useCoverage(draft.isSame ? '' : draft.deliveryAddress.pin)
  return (
    <>
      {draft.hasPickup && (
        <Checkbox
          checked={draft.isSame}
          onChange={({ target }) => onChange({ isSame: target.checked })}
        >
          {words.sameAddress}
        </Checkbox>
      )}
      {!draft.isSame && (
        <AddressFields
          legend={words.deliveryAddress}
          value={draft.deliveryAddress}
          onChange={(part) => onChange({ deliveryAddress: { ...draft.deliveryAddress, ...part } })}
          coverage={coverage}
          forOther
        />
      )}
    </>
  )
}

type Draft = ReturnType<typeof draftOf>

function draftOf(order: OrderDetail) {
  const { revision, address, addressParts, deliveryAddress, deliveryAddressParts } = order
  const { door, specialInstructions, preferences } = order
  const hasPickup = address !== ''
  const isSame = hasPickup && deliveryAddress === address
  return {
    revision,
    hasPickup,
    isSame,
    address: addressFromSaved({ address, parts: addressParts }),
    deliveryAddress: isSame
      ? NO_ADDRESS
      : addressFromSaved({ address: deliveryAddress, parts: deliveryAddressParts }),
    door,
    specialInstructions,
    preferences,
  }
}

/** The server leaves alone what is as it was. */
function bodyOf(
  draft: Draft,
  group: EditedGroup,
): Omit<InputOf<typeof editBooking>['body'], 'revision'> {
  const { address, isSame, deliveryAddress, door, specialInstructions, preferences } = draft
  if (group === 'address') return { addressParts: address }
  if (group === 'door') return { door }
  if (group === 'asked') return { specialInstructions, preferences }
  return isSame ? { deliveryAddress: '' } : { deliveryAddressParts: deliveryAddress }
}

function isWhole({ address, isSame, deliveryAddress, door }: Draft, group: EditedGroup): boolean {
  if (group === 'address') return isCompleteAddress(address)
  if (group === 'deliveryAddress') return isSame || isCompleteAddress(deliveryAddress)
  if (group === 'asked' || door === null) return true
  return door.name.trim() !== '' && isPhone(door.phone)
}
