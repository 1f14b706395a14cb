// API calls of the lost-and-found screen.
import { queryOptions } from '@tanstack/react-query'
import { addUnitPicture } from '#contract/clothes/custody-pieces.ts'
import {
  addFoundThing,
  type FoundThing,
  giveFoundThing,
  listFoundThings,
  putAsideFoundThing,
} from '#contract/clothes/found-things.ts'
import {
  returnUnit,
  readLostAndFound,
  reportFound,
  writeOff,
} from '#contract/clothes/lost-and-found.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askList = addressOf(readLostAndFound)
const askFound = addressOf(reportFound)
const askReturn = addressOf(returnUnit)
const askOff = addressOf(writeOff)

const askThings = addressOf(listFoundThings)
const askAdd = addressOf(addFoundThing)
const askGive = addressOf(giveFoundThing)
const askAside = addressOf(putAsideFoundThing)
const askPhoto = addressOf(addUnitPicture)

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
export async function sendFoundThing(
  found: { what: string; where: string },
  photos: readonly File[],
): Promise<FoundThing[]> {
  const [picture] = await sendPictures(photos, askPhoto)
  return call(askAdd, { body: { ...found, ...(picture !== undefined && { picture }) } })
}

export const assignFoundThing = (id: string, { orderId: order, unit }: UnitRef) =>
  call(askGive, { params: { id }, ...once(), body: { order, unit } })

export const putFoundThingAside = (id: string) => call(askAside, { params: { id } })

/** A unit of an order, by its number. */
export interface UnitRef {
  orderId: string
  unit: number
}

const once = () => ({ headers: { 'idempotency-key': newIdempotencyKey() } })

export const sendFoundReport = ({ orderId: id, unit }: UnitRef) =>
  call(askFound, { params: { id }, ...once(), body: { unit } })

export const sendReturnedReport = ({ orderId: id, unit }: UnitRef) =>
  call(askReturn, { params: { id }, ...once(), body: { unit } })

export const writeOffUnit = ({ orderId: id, unit, reason }: UnitRef & { reason: string }) =>
  call(askOff, { params: { id }, ...once(), body: { unit, reason } })
