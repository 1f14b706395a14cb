// Delivery and payment.
import { DELIVERY_PREFERENCES, OWN_PAYMENT_METHODS } from '#domain/orders/record/order-choices.ts'
import { formatPaise } from '#domain/base/money.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { deliveryPreferences, paymentMethods } from '#words/en/orders/order-choices.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

const EXPRESS_SLOTS = PICKUP_SLOTS.filter(({ express }) => express).map(({ label }) => label)

export function DeliveryAndPayment() {
  const words = useWords(howItWorksScreen).delivery
  const deliveries = useWords(deliveryPreferences)
  const methods = useWords(paymentMethods)
  const { value: catalogue } = useCatalogue()
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">{words.title}</h2>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Panel className="sm:p-8">
          <h3 className="text-xl">{words.back}</h3>
          <ul className="mt-4">
            {DELIVERY_PREFERENCES.map((id) => (
              <li key={id} className="flex justify-between gap-6 border-t border-line py-3.5">
                <div>
                  <p className="font-semibold">{deliveries[id].name}</p>
                  <p className="text-ink-soft">
                    {id === 'express'
                      ? words.express({ ...deliveries[id], slots: EXPRESS_SLOTS })
                      : deliveries[id].description}
                  </p>
                </div>
                <p className="font-semibold whitespace-nowrap">
                  {id === 'express'
                    ? words.fee({
                        amount: formatPaise(catalogue.settings.expressFee.expressFeePaise),
                      })
                    : words.free}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel className="sm:p-8">
          <h3 className="text-xl">{words.pay}</h3>
          <ul className="mt-4">
            {OWN_PAYMENT_METHODS.map((id) => (
              <li key={id} className="border-t border-line py-3.5">
                <p className="font-semibold">{methods[id]}</p>
                <p className="text-ink-soft">{words.payNotes[id]}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </section>
  )
}
