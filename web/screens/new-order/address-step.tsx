// Step 3: where we pick up and deliver, anything we should know, and how it will be paid.
import { PAYMENT_METHODS } from '#domain/order-choices.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CoverageLine } from './coverage-line.tsx'
import type { Draft, DraftChange } from './draft.ts'
import type { Coverage } from './use-coverage.ts'

const MAX_ADDRESS = 500
const MAX_INSTRUCTIONS = 1000

/** Saved cards are not offered here. */
const OFFERED_PAYMENTS = PAYMENT_METHODS.filter(
  (method): method is (typeof PAYMENT_METHODS)[number] & { id: Draft['paymentMethod'] } =>
    method.id !== 'card',
)

const PAYMENT_NOTES: Record<Draft['paymentMethod'], string> = {
  cash: 'Pay when we bring your clothes back.',
  upi: 'Scan our code when we bring your clothes back.',
}

type AddressStepProps = {
  draft: Draft
  pickupCoverage: Coverage
  deliveryCoverage: Coverage
  onChange: (change: DraftChange) => void
}

/** Addresses, special instructions and payment. */
export function AddressStep({
  draft,
  pickupCoverage,
  deliveryCoverage,
  onChange,
}: AddressStepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-label="Addresses" className="grid gap-4">
        <Textarea
          label="Pickup address"
          hint="House or flat, street, area, city and pin code."
          autoComplete="street-address"
          required
          maxLength={MAX_ADDRESS}
          value={draft.address}
          onChange={(event) => onChange({ address: event.target.value })}
        />
        <CoverageLine coverage={pickupCoverage} />
        <Checkbox
          checked={draft.sameAddress}
          onChange={(event) => onChange({ sameAddress: event.target.checked })}
        >
          Deliver to the same address
        </Checkbox>
        {!draft.sameAddress && (
          <>
            <Textarea
              label="Delivery address"
              optional
              hint="Left empty, we deliver to the pickup address."
              maxLength={MAX_ADDRESS}
              value={draft.deliveryAddress}
              onChange={(event) => onChange({ deliveryAddress: event.target.value })}
            />
            <CoverageLine coverage={deliveryCoverage} />
          </>
        )}
        <Textarea
          label="Special instructions"
          optional
          hint="A stain to look at, a gate code, a neighbour who can open."
          maxLength={MAX_INSTRUCTIONS}
          value={draft.specialInstructions}
          onChange={(event) => onChange({ specialInstructions: event.target.value })}
        />
      </Panel>

      <Panel as="section" aria-label="Payment">
        <RadioCards legend="Payment method" className="sm:grid-cols-2">
          {OFFERED_PAYMENTS.map((method) => (
            <RadioCard
              key={method.id}
              name="paymentMethod"
              value={method.id}
              title={method.name}
              description={PAYMENT_NOTES[method.id]}
              checked={draft.paymentMethod === method.id}
              onChange={() => onChange({ paymentMethod: method.id })}
            />
          ))}
        </RadioCards>
      </Panel>
    </div>
  )
}
