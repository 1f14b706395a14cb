// What the page of lost and found things asks the server and sends it.
import { queryOptions } from '@tanstack/react-query'
import type {
  returnUnit,
  readLostAndFound,
  reportFound,
  writeOff,
} from '#contract/lost-and-found.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askList = addressOf<typeof readLostAndFound>('GET', '/api/admin/custody/lost-and-found')
const askFound = addressOf<typeof reportFound>('POST', '/api/admin/custody/orders/:id/found')
const askReturn = addressOf<typeof returnUnit>('POST', '/api/admin/custody/orders/:id/given-back')
const askOff = addressOf<typeof writeOff>('POST', '/api/admin/custody/orders/:id/written-off')

export const LOST_AND_FOUND = queryOptions({
  queryKey: ['admin', 'lost-and-found'],
  queryFn: ({ signal }) => call(askList, {}, { signal }),
  staleTime: 0,
})

/** A unit of an order, by its number. */
export interface UnitRef {
  orderId: string
  unit: number
}

const once = () => ({ headers: { 'idempotency-key': newIdempotencyKey() } })

export const sayFound = ({ orderId: id, unit }: UnitRef) =>
  call(askFound, { params: { id }, ...once(), body: { unit } })

export const sayReturned = ({ orderId: id, unit }: UnitRef) =>
  call(askReturn, { params: { id }, ...once(), body: { unit } })

export const sayGivenUp = ({ orderId: id, unit, reason }: UnitRef & { reason: string }) =>
  call(askOff, { params: { id }, ...once(), body: { unit, reason } })
