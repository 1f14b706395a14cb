// The laundry's own facts (name, hours, contact), asked for once and shown from its defaults until then.
import { useEffect, useSyncExternalStore } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { business } from '#contract/catalogue.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots.ts'
import { addressOf, call } from './api.ts'
import { logProblem } from './log.ts'

const askBusiness = addressOf<typeof business>('GET', '/api/business')

type Business = Pick<AnswerOf<typeof business>, 'name' | 'phone' | 'email' | 'address' | 'hours'>

const DEFAULTS: Business = {
  name: 'Washline',
  phone: '',
  email: '',
  address: '',
  hours: [...DEFAULT_BUSINESS_HOURS],
}

let known = DEFAULTS
let asked = false
const listeners = new Set<() => void>()

/** Name, contact and weekly hours; the defaults of a new laundry while the server hasn't answered. */
export function useBusiness(): Business {
  useEffect(() => {
    if (asked) return
    asked = true
    call(askBusiness, {}).then(
      (answer) => {
        known = answer
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        asked = false
        logProblem('The business could not be loaded:', error)
      },
    )
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => DEFAULTS,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
