// Delivery and payment.
import {
  DELIVERY_PREFERENCES,
  OWN_PAYMENT_METHODS,
  type OwnPaymentMethod,
} from '#domain/orders/record/order-choices.ts'
import { formatPaise } from '#domain/base/money.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { deliveryPreferences, paymentMethods } from '#words/en/orders/order-choices.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import { Panel } from '#web/ui/panel.tsx'

const PAYMENT_NOTES: Record<OwnPaymentMethod, string> = {
  cash: 'Pay when your clothes are back in your hands.',
  upi: 'Scan and pay at the door, with any UPI app.',
  card: 'Kept in your profile; we never see its number.',
}

const EXPRESS_SLOTS = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(
  PICKUP_SLOTS.filter(({ express }) => express).map(({ label }) => label),
)

export function Delivery() {
  const { value: catalogue } = useCatalogue()
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">Delivery and payment</h2>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Panel className="sm:p-8">
          <h3 className="text-xl">How it comes back</h3>
          <ul className="mt-4">
            {DELIVERY_PREFERENCES.map((id) => (
              <li key={id} className="flex justify-between gap-6 border-t border-line py-3.5">
                <div>
                  <p className="font-semibold">{deliveryPreferences[id].name}</p>
                  <p className="text-ink-soft">
                    {deliveryPreferences[id].description}
                    {id === 'express' && ` For pickups at ${EXPRESS_SLOTS}.`}
                  </p>
                </div>
                <p className="font-semibold whitespace-nowrap">
                  {id === 'express' ? `+ ${formatPaise(catalogue.expressFeePaise)}` : 'Free'}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel className="sm:p-8">
          <h3 className="text-xl">How you pay</h3>
          <ul className="mt-4">
            {OWN_PAYMENT_METHODS.map((id) => (
              <li key={id} className="border-t border-line py-3.5">
                <p className="font-semibold">{paymentMethods[id]}</p>
                <p className="text-ink-soft">{PAYMENT_NOTES[id]}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </section>
  )
}
