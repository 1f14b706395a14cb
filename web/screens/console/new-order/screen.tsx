// New order at the counter or on the telephone: customer, items, hand-overs and payment, on one page.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CounterCustomer } from '#contract/counter/counter.ts'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { Address } from '#domain/orders/address-parts.ts'
import { addressesOf } from '#web/features/account/profile-queries.ts'
import { addressIn } from '#web/features/addresses/saved-address.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { companyOf } from '#web/features/companies/company-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { BackDay } from './back-day.tsx'
import { repeatedOrder } from './counter-queries.ts'
import { CustomerChoice } from './customer-choice.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { useBack } from './use-back.ts'
import { useListed, usePrice } from './use-price.ts'
import { FROM_NOTHING, repeatOf, type Start } from './repeat.ts'
import { Repeated } from './repeated.tsx'
import { WhatChoice } from './what.tsx'
import { askedWays, pickupPinOf, type Ways } from './ways.ts'
import { WaysChoice } from './ways-choice.tsx'

/** Takes an order of clothes that are on the counter, or that are to be picked up; `?repeats` names one to begin from. */
export default function CounterOrder() {
  const words = useWords(counterScreen)
  const [params] = useSearchParams()
  const id = params.get('repeats')
  const repeated = useQuery({ ...repeatedOrder(id ?? ''), enabled: id !== null })
  const catalogue = useQuery({ ...catalogueQuery, enabled: id !== null })
  const known = repeated.data && catalogue.data && { order: repeated.data, ...catalogue.data }
  const failed = [repeated, catalogue].find(({ isError, data }) => isError && !data)
  return (
    <div className="page py-5 md:py-8">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/dashboard">{words.orders}</TextLink>
      </p>
      <h1 className="mb-4 text-2xl md:text-3xl">{words.title}</h1>
      {id === null ? (
        <OrderForm key="new" start={FROM_NOTHING} />
      ) : known ? (
        <OrderForm key={id} start={repeatOf(known.order, known.items)} repeated={known.order} />
      ) : failed ? (
        <FailedQuery what={words.repeatedNotLoaded} query={failed} />
      ) : (
        <SkeletonList rows={3} label={words.repeatedLoading} />
      )}
    </div>
  )
}

type OrderFormProps = {
  start: Start
  /** The order that it repeats. */
  repeated?: OrderDetail
}

function OrderForm({ start, repeated }: OrderFormProps) {
  const words = useWords(counterScreen)
  const account = useWords(onAccount)
  const [customer, setCustomer] = useState(start.customer)
  const [what, setWhat] = useState(start.what)
  const [ways, setWays] = useState<Ways>(start.ways)
  const [instructions, setInstructions] = useState(start.instructions)
  const [preferences, setPreferences] = useState(start.preferences)
  const care = useWords(carePreferences)
  const company = useQuery({ ...companyOf(customer?._id ?? ''), enabled: customer !== null })
  const { counts, toBeCounted } = what
  const isListed = toBeCounted === null
  const items = useRef<HTMLElement>(null)
  const { lines, services: listed } = useListed(counts)
  const back = useBack(toBeCounted ?? listed, ways)
  const express = ways.express && back.isSameDay
  const isEmpty = (toBeCounted ?? lines).length === 0
  const saved = useSavedAddresses(customer)
  const priced = usePrice(lines, express, company.data, pickupPinOf(ways, saved[0]))
  const change = (changed: Partial<Ways>) => setWays({ ...ways, ...changed })
  const places = askedWays({ ...ways, express }, saved[0])
  const asked =
    customer && places && !isEmpty
      ? {
          userId: customer._id,
          ...(toBeCounted === null ? { lines: [...lines] } : { toBeCounted: [...toBeCounted] }),
          ...places,
          ...(preferences && { preferences }),
          ...(instructions.trim() !== '' && { specialInstructions: instructions.trim() }),
        }
      : null
  return (
    <>
      {repeated && <Repeated order={repeated} company={company.data} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Panel as="section" aria-label={words.customer} className="p-4! sm:p-5!">
            <CustomerChoice
              customer={customer}
              onChoose={(chosen) => {
                setCustomer(chosen)
                // What was pressed goes; what comes next takes the focus.
                if (chosen) items.current?.focus()
                // Addresses are one person's.
                change({ address: null, deliveryAddress: null, door: null })
              }}
            />
            {company.data && (
              <p className="mt-2">{account.ordersFor({ company: company.data.name })}</p>
            )}
            {company.isError && <FailedQuery what={account.ordersForNotLoaded} query={company} />}
          </Panel>
          <Panel
            ref={(panel) => void (items.current = panel)}
            tabIndex={-1}
            as="section"
            aria-label={words.items}
            className="p-4! outline-none sm:p-5!"
          >
            <WhatChoice what={what} company={company.data} onChange={setWhat} />
          </Panel>
          <Panel as="section" aria-label={words.ways} className="p-4! sm:p-5!">
            <WaysChoice
              ways={ways}
              services={toBeCounted ?? listed}
              saved={saved}
              onChange={change}
            />
          </Panel>
        </div>
        <Panel as="section" aria-label={words.back} className="grid grid-cols-1 gap-4 p-4! sm:p-5!">
          <BackDay back={back} ways={ways} onChange={change} />
          {start.preferences && (
            <Checkbox
              checked={preferences !== null}
              onChange={({ target }) => setPreferences(target.checked ? start.preferences : null)}
            >
              {words.care({ care: care.asked(start.preferences).join(', ') })}
            </Checkbox>
          )}
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
            isToBeCounted={!isListed}
            total={isListed ? priced.total : null}
            problem={isListed ? priced.problem : null}
            company={company.data ?? null}
          />
        </Panel>
      </div>
    </>
  )
}

/** A customer's saved addresses, the default first. */
function useSavedAddresses(customer: CounterCustomer | null): readonly Address[] {
  const saved = useQuery({ ...addressesOf(customer?._id ?? ''), enabled: customer !== null })
  return (saved.data ?? []).map(addressIn)
}
