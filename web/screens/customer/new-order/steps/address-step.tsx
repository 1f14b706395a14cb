// Step 3: pickup and delivery addresses, instructions and payment.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PhoneField } from '#web/features/account/person-fields.tsx'
import { useCompanyAddresses } from '#web/features/companies/ordering-company.ts'
import { addressesQuery } from '#web/features/account/profile-queries.ts'
import type { Coverage } from '#web/features/pickup/use-coverage.ts'
import { isBlankAddress } from '#domain/orders/address.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { AddressChoice, type AddressOption } from './address-choice.tsx'
import type { DraftChange } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { DoorContactChoice } from '#web/features/addresses/door-contact-choice.tsx'
import { CareChoice } from '#web/features/orders/change/care-choice.tsx'
import { PaymentChoice } from './payment-choice.tsx'

const MAX_INSTRUCTIONS = 1000

const NONE: readonly AddressOption[] = []

type AddressStepProps = {
  /** Whose saved addresses are offered; null for a visitor. */
  userId: string | null
  /** Whether their profile has no number. */
  asksPhone: boolean
  draft: Draft
  pickupCoverage: Coverage
  deliveryCoverage: Coverage
  onChange: (change: DraftChange) => void
}

/** Addresses, special instructions and payment. */
export function AddressStep({
  userId,
  asksPhone,
  draft,
  pickupCoverage,
  deliveryCoverage,
  onChange,
}: AddressStepProps) {
  const { address: words } = useWords(orderSteps)
  const form = useWords(addressForm)
  const own = useQuery({ ...addressesQuery(userId ?? ''), enabled: userId !== null }).data
  const ofCompany = useCompanyAddresses()
  // The person's own come first, so nothing is offered before they are known.
  const saved = own ? [...own, ...ofCompany] : NONE
  // The default is first; it stands there until somebody chooses or types another.
  const [first] = saved
  const preselect = useEffectEvent(() => {
    if (first && isBlankAddress(draft.address)) onChange({ address: addressFromSaved(first) })
  })
  useEffect(() => preselect(), [first?._id])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-label={words.label} className="grid gap-4">
        <AddressChoice
          label={words.pickup}
          section="pickup"
          saved={saved}
          userId={userId}
          value={draft.address}
          coverage={pickupCoverage}
          onChange={(address) => onChange({ address })}
        />
        <Checkbox
          checked={draft.sameAddress}
          onChange={(event) => onChange({ sameAddress: event.target.checked })}
        >
          {form.sameAddress}
        </Checkbox>
        {!draft.sameAddress && (
          <AddressChoice
            label={words.delivery}
            optional
            hint={form.leftEmpty}
            section="delivery"
            saved={saved}
            userId={userId}
            value={draft.deliveryAddress}
            coverage={deliveryCoverage}
            onChange={(deliveryAddress) => onChange({ deliveryAddress })}
          />
        )}
        {asksPhone && (
          <PhoneField
            optional={false}
            required
            hint={words.phoneHint}
            value={draft.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        )}
        <DoorContactChoice value={draft.door} onChange={(door) => onChange({ door })} />
        <Textarea
          label={words.instructions}
          optional
          hint={words.instructionsHint}
          maxLength={MAX_INSTRUCTIONS}
          value={draft.specialInstructions}
          onChange={(event) => onChange({ specialInstructions: event.target.value })}
        />
      </Panel>

      <CareChoice value={draft.preferences} onChange={(preferences) => onChange({ preferences })} />

      <PaymentChoice userId={userId} draft={draft} onChange={onChange} />
    </div>
  )
}
