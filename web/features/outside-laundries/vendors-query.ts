// Calls about outside laundries, and about giving clothes away and receiving them back.
import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import { backFromVendor, handToVendor, listVendors } from '#contract/clothes/vendors.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askVendors = addressOf(listVendors)
const askGive = addressOf(handToVendor)
const askBack = addressOf(backFromVendor)

/** The outside laundries and what is with them. */
export const VENDORS = queryOptions({
  queryKey: ['admin', 'vendors'],
  queryFn: ({ signal }) => call(askVendors, {}, { signal }),
  staleTime: 0,
})

const once = () => ({ headers: { 'idempotency-key': newIdempotencyKey() } })

export type Given = InputOf<typeof handToVendor>['body']

/** @param id the order's */
export const giveToVendor = (id: string, body: Given) =>
  call(askGive, { params: { id }, ...once(), body })

/** @param id the order's */
export const receiveFromVendor = (id: string, units: number[]) =>
  call(askBack, { params: { id }, ...once(), body: { units } })
