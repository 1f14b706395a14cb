// Order form of the counter: customer, items and hand-overs, beside the panel that places the order.
import { useRef } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { CustomerChoice } from './customer-choice.tsx'
import { PlaceOrderPanel } from './place-order-panel.tsx'
import type { Start } from './repeat.ts'
import { RepeatedOrderNotice } from './repeated-order-notice.tsx'
import { type OrderFormState, useOrderForm } from './use-order-form.ts'
import { HandOverChoice } from './hand-over-choice.tsx'
import { BagOrItemsChoice } from './what.tsx'

type OrderFormProps = {
  start: Start
  /** The order that it repeats. */
  repeated?: OrderDetail
}

export function OrderForm({ start, repeated }: OrderFormProps) {
  const words = useWords(counterScreen)
  const form = useOrderForm(start)
  const { what, ways, company } = form
  const items = useRef<HTMLElement>(null)
  return (
    <>
      {repeated && <RepeatedOrderNotice order={repeated} company={company.data} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <CustomerPanel
            form={form}
            // What was pressed goes; what comes next takes the focus.
            onChosen={() => items.current?.focus()}
          />
          <Panel
            ref={(panel) => void (items.current = panel)}
            tabIndex={-1}
            as="section"
            aria-label={words.items}
            className="p-4! outline-none sm:p-5!"
          >
            <BagOrItemsChoice what={what} company={company.data} onChange={form.setWhat} />
          </Panel>
          <Panel as="section" aria-label={words.ways} className="p-4! sm:p-5!">
            <HandOverChoice
              ways={ways}
              services={form.services}
              saved={form.saved}
              onChange={form.changeWays}
            />
          </Panel>
        </div>
        <PlaceOrderPanel form={form} repeatedCare={start.preferences} />
      </div>
    </>
  )
}

type CustomerPanelProps = {
  form: OrderFormState
  /** Called once a customer is chosen, not when one is taken away. */
  onChosen: () => void
}

/** The customer, and the company that they order for. */
function CustomerPanel({ form, onChosen }: CustomerPanelProps) {
  const words = useWords(counterScreen)
  const account = useWords(onAccount)
  const { customer, company } = form
  return (
    <Panel as="section" aria-label={words.customer} className="p-4! sm:p-5!">
      <CustomerChoice
        customer={customer}
        onChoose={(chosen) => {
          form.setCustomer(chosen)
          if (chosen) onChosen()
          // Addresses are one person's.
          form.changeWays({ address: null, deliveryAddress: null, door: null })
        }}
      />
      {company.data && <p className="mt-2">{account.ordersFor({ company: company.data.name })}</p>}
      {company.isError && <FailedQueryNotice what={account.ordersForNotLoaded} query={company} />}
    </Panel>
  )
}
