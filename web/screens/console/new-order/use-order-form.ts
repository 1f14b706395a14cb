// State of the counter's order form: the answers, what follows from them, and the request.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CounterCustomer } from '#contract/counter/counter.ts'
import type { Address } from '#domain/orders/address-parts.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { addressesQuery } from '#web/features/account/profile-queries.ts'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import { companyOfCustomerQuery } from '#web/features/companies/company-queries.ts'
import type { Start } from './repeat.ts'
import { useReturnChoice } from './use-return-choice.ts'
import { useCountedLines, useCounterPrice } from './use-counter-price.ts'
import type { Asked } from './use-take-order.ts'
import { handOversToSend, pickupPinCodeOf, type Ways } from './ways.ts'

export type OrderFormState = ReturnType<typeof useOrderForm>

/** @param start what stands in the form at first */
export function useOrderForm(start: Start) {
  const [customer, setCustomer] = useState(start.customer)
  const [what, setWhat] = useState(start.what)
  const [ways, setWays] = useState<Ways>(start.ways)
  const [instructions, setInstructions] = useState(start.instructions)
  const [preferences, setPreferences] = useState(start.preferences)
  const company = useQuery({
    ...companyOfCustomerQuery(customer?._id ?? ''),
    enabled: customer !== null,
  })
  const saved = useSavedAddresses(customer)
  const { lines, services: listed } = useCountedLines(what.counts)
  const services = what.toBeCounted ?? listed
  const back = useReturnChoice(services, ways)
  const express = ways.express && back.isSameDay
  const price = useCounterPrice(lines, express, company.data, pickupPinCodeOf(ways, saved[0]))
  const places = handOversToSend({ ...ways, express }, saved[0])
  return {
    customer,
    setCustomer,
    what,
    setWhat,
    ways,
    changeWays: (changed: Partial<Ways>) => setWays({ ...ways, ...changed }),
    instructions,
    setInstructions,
    preferences,
    setPreferences,
    company,
    saved,
    /** What the clothes are for. */
    services,
    back,
    price,
    /** Null while something is missing. */
    asked: askedOrder({ customer, what, instructions, preferences }, lines, places),
  }
}

/** The request; null while something is missing. @param lines what was counted */
function askedOrder(
  { customer, what, instructions, preferences }: Omit<Start, 'ways'>,
  lines: readonly OrderLine[],
  places: Partial<Asked> | null,
): Asked | null {
  const { toBeCounted } = what
  const isEmpty = (toBeCounted ?? lines).length === 0
  if (!customer || !places || isEmpty) return null
  return {
    userId: customer._id,
    ...(toBeCounted === null ? { lines: [...lines] } : { toBeCounted: [...toBeCounted] }),
    ...places,
    ...(preferences && { preferences }),
    ...(instructions.trim() !== '' && { specialInstructions: instructions.trim() }),
  }
}

/** A customer's saved addresses, the default first. */
function useSavedAddresses(customer: CounterCustomer | null): readonly Address[] {
  const saved = useQuery({ ...addressesQuery(customer?._id ?? ''), enabled: customer !== null })
  return (saved.data ?? []).map(addressFromSaved)
}
