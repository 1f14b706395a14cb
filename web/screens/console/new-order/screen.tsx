// A new order at the counter or on the telephone: whose, what, how it comes in and goes back, and the money, on one page.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CounterCustomer } from '#contract/counter.ts'
import type { OrderingCompany } from '#contract/own-company.ts'
import type { Address } from '#domain/address-parts.ts'
import { toRupees } from '#domain/money.ts'
import { quoteOrder } from '#domain/pricing.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { addressesOf } from '#web/features/account/profile-queries.ts'
import { addressIn } from '#web/features/addresses/saved-address.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { companyOf } from '#web/features/companies/company-queries.ts'
import { itemsFor } from '#web/features/companies/ordering-company.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { counterScreen } from '#words/en/counter-screen.ts'
import { onAccount } from '#words/en/on-account.ts'
import { orderSizeRefusals } from '#words/en/order-size-refusals.ts'
import { wordSaid } from '#words/said.ts'
import { BackDay } from './back-day.tsx'
import { CustomerChoice } from './customer-choice.tsx'
import { ItemChoice } from './item-choice.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { AT_THE_COUNTER, askedWays, type Ways } from './ways.ts'
import { WaysChoice } from './ways-choice.tsx'

/** Takes an order of clothes that are on the counter, or that are to be picked up. */
export default function CounterOrder() {
  const words = useWords(counterScreen)
  const account = useWords(onAccount)
  const [customer, setCustomer] = useState<CounterCustomer | null>(null)
  const [counts, setCounts] = useState<Counts>({})
  const [ways, setWays] = useState<Ways>(AT_THE_COUNTER)
  const [instructions, setInstructions] = useState('')
  const company = useQuery({ ...companyOf(customer?._id ?? ''), enabled: customer !== null })
  const { lines, services, total, problem } = usePrice(counts, company.data)
  const saved = useSavedAddresses(customer)
  const change = (changed: Partial<Ways>) => setWays({ ...ways, ...changed })
  const places = askedWays(ways, saved[0])
  const asked =
    customer && places && lines.length > 0
      ? {
          userId: customer._id,
          lines,
          ...places,
          ...(instructions.trim() !== '' && { specialInstructions: instructions.trim() }),
        }
      : null
  return (
    <div className="page py-5 md:py-8">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/dashboard">{words.orders}</TextLink>
      </p>
      <h1 className="mb-4 text-2xl md:text-3xl">{words.title}</h1>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Panel as="section" aria-label={words.customer} className="p-4! sm:p-5!">
            <CustomerChoice
              customer={customer}
              onChoose={(chosen) => {
                setCustomer(chosen)
                // Addresses are one person's.
                change({ address: null, deliveryAddress: null })
              }}
            />
            {company.data && (
              <p className="mt-2">{account.ordersFor({ company: company.data.name })}</p>
            )}
            {company.isError && <FailedQuery what={account.ordersForNotLoaded} query={company} />}
          </Panel>
          <Panel as="section" aria-label={words.items} className="p-4! sm:p-5!">
            <ItemChoice
              counts={counts}
              company={company.data}
              onCount={(id, quantity) => setCounts({ ...counts, [id]: quantity })}
            />
          </Panel>
          <Panel as="section" aria-label={words.ways} className="p-4! sm:p-5!">
            <WaysChoice ways={ways} saved={saved} onChange={change} />
          </Panel>
        </div>
        <Panel as="section" aria-label={words.back} className="grid grid-cols-1 gap-4 p-4! sm:p-5!">
          <BackDay services={services} ways={ways} onChange={change} />
          <TextInput
            label={words.instructions}
            optional
            autoComplete="off"
            maxLength={1000}
            value={instructions}
            onChange={(event) => setInstructions(event.target.value)}
          />
          <PlaceButtons
            asked={asked}
            ways={ways}
            total={total}
            problem={problem}
            company={company.data ?? null}
          />
        </Panel>
      </div>
    </div>
  )
}

/** A customer's saved addresses, the default first. */
function useSavedAddresses(customer: CounterCustomer | null): readonly Address[] {
  const saved = useQuery({ ...addressesOf(customer?._id ?? ''), enabled: customer !== null })
  return (saved.data ?? []).map(addressIn)
}

/** What the counts come to by the price list, or at the company's prices, as the server reckons it. */
function usePrice(counts: Counts, company: OrderingCompany | null | undefined) {
  const catalogue = useQuery(catalogueQuery).data
  const { phone } = useBusiness()
  const refusals = useWords(orderSizeRefusals)
  return useMemo(() => {
    const lines = Object.entries(counts)
      .filter(([, quantity]) => quantity !== 0)
      .map(([itemId, quantity]) => ({ itemId, quantity }))
    const nothing = { lines, services: [], total: null, problem: null }
    if (!catalogue || lines.length === 0) return nothing
    const quoted = quoteOrder({
      lines,
      catalogue: itemsFor(catalogue.items, company),
      delivery: 'standard',
      expressFeePaise: catalogue.expressFeePaise,
      leastKilograms: catalogue.leastKilograms,
      limits: catalogue.limits,
      phone,
    })
    if (quoted.ok)
      return {
        lines,
        services: quoted.value.lines.map(({ service }) => service),
        total: toRupees(quoted.value.totalPaise),
        problem: null,
      }
    const { error } = quoted
    const isSize = error.code === 'bad_quantity' || error.code === 'too_many_lines'
    return {
      ...nothing,
      problem: isSize ? wordSaid<string, typeof orderSizeRefusals>(refusals, error) : null,
    }
  }, [counts, catalogue, company, phone, refusals])
}
