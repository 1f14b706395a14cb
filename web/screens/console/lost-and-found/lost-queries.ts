// What the page of lost and found things asks the server and sends it.
import { queryOptions } from '@tanstack/react-query'
import type { addUnitPicture } from '#contract/clothes/custody-pieces.ts'
import type {
  addFoundThing,
  FoundThing,
  giveFoundThing,
  listFoundThings,
  putAsideFoundThing,
} from '#contract/clothes/found-things.ts'
import type {
  returnUnit,
  readLostAndFound,
  reportFound,
  writeOff,
} from '#contract/clothes/lost-and-found.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askList = addressOf<typeof readLostAndFound>('GET', '/api/admin/custody/lost-and-found')
const askFound = addressOf<typeof reportFound>('POST', '/api/admin/custody/orders/:id/found')
const askReturn = addressOf<typeof returnUnit>('POST', '/api/admin/custody/orders/:id/given-back')
const askOff = addressOf<typeof writeOff>('POST', '/api/admin/custody/orders/:id/written-off')

const askThings = addressOf<typeof listFoundThings>('GET', '/api/admin/custody/found-things')
const askAdd = addressOf<typeof addFoundThing>('POST', '/api/admin/custody/found-things')
const askGive = addressOf<typeof giveFoundThing>(
  'POST',
  '/api/admin/custody/found-things/:id/given',
)
const askAside = addressOf<typeof putAsideFoundThing>(
  'POST',
  '/api/admin/custody/found-things/:id/put-aside',
)
const askPhoto = addressOf<typeof addUnitPicture>('POST', '/api/admin/custody/pictures')

export const LOST_AND_FOUND = queryOptions({
  queryKey: ['admin', 'lost-and-found'],
  queryFn: ({ signal }) => call(askList, {}, { signal }),
  staleTime: 0,
})

export const FOUND_THINGS = queryOptions({
  queryKey: ['admin', 'lost-and-found', 'things'],
  queryFn: ({ signal }) => call(askThings, {}, { signal }),
  staleTime: 0,
})

/** Sends its photo first, where there is one. */
export async function keepThing(
  found: { what: string; where: string },
  photos: readonly File[],
): Promise<FoundThing[]> {
  const [picture] = await sendPictures(photos, askPhoto)
  return call(askAdd, { body: { ...found, ...(picture !== undefined && { picture }) } })
}

export const giveThing = (id: string, { orderId: order, unit }: UnitRef) =>
  call(askGive, { params: { id }, ...once(), body: { order, unit } })

export const putAside = (id: string) => call(askAside, { params: { id } })

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
