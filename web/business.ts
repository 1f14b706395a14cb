// The laundry's own facts (name, hours, contact), asked for once.
import { useEffect, useSyncExternalStore } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { business } from '#contract/catalogue.ts'
import { addressOf, call } from './api.ts'
import { logProblem } from './log.ts'

const askBusiness = addressOf<typeof business>('GET', '/api/business')

type Answer = AnswerOf<typeof business>
export type Business = Pick<Answer, 'name' | 'phone' | 'email' | 'address'> & {
  /** Sunday first; 'unknown' when they could not be loaded. */
  hours: Answer['hours'] | 'loading' | 'unknown'
}

const UNASKED: Business = { name: 'Washline', phone: '', email: '', address: '', hours: 'loading' }

let known = UNASKED
let asked = false
const listeners = new Set<() => void>()

/** Name, contact and weekly hours; the product's name while the server hasn't answered. */
export function useBusiness(): Business {
  useEffect(() => {
    if (asked) return
    asked = true
    call(askBusiness, {}).then(
      (answer) => {
        become(answer)
      },
      (error: unknown) => {
        asked = false
        become({ ...known, hours: 'unknown' })
        logProblem('The business could not be loaded:', error)
      },
    )
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => UNASKED,
  )
}

function become(next: Business): void {
  known = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
