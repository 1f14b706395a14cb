// The laundry's own facts (name, hours, contact, marketing), loaded once and again when stale.
import type { AnswerOf } from '#contract/base/call.ts'
import { business } from '#contract/catalogue/catalogue.ts'
import { addressOf, call } from './api.ts'
import { cachedQuery } from './cached-query.ts'
import { KNOWN_SITE, SITE } from './site.ts'

const askBusiness = addressOf(business)

type Answer = AnswerOf<typeof business>

/** Whether it is open, and the date, are the laundry's own and unknown until the server says. */
export type Business = Omit<Answer, 'openNow' | 'today'> &
  Partial<Pick<Answer, 'openNow' | 'today'>>

const WRITTEN: Business = {
  ...writtenOf(SITE),
  timeZone: 'Asia/Kolkata',
  areas: [],
  complaintsOfficer: '',
  complaintsEmail: '',
  complaintsPhone: '',
  gstin: '',
  taxStanding: 'unregistered',
  map: null,
}

/** The facts with whether they could be loaded. */
export const useBusinessAnswer = cachedQuery<Business>(WRITTEN, {
  known: { ...WRITTEN, ...writtenOf(KNOWN_SITE) },
  what: 'The business',
  freshMs: 5 * 60_000,
  ask: () => call(askBusiness),
})

/** Name, contact, weekly hours, numbers and testimonials; as the page was written while the server hasn't answered. */
export function useBusiness(): Business {
  return useBusinessAnswer().value
}

function writtenOf({ name, phone, email, address, hours, marketing, choices }: typeof SITE) {
  return { name, phone, email, address, hours, marketing, choices }
}
