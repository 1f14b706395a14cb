// API calls of the console page that shows an order's clothes.
import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import { skipCount } from '#contract/clothes/count-skips.ts'
import {
  type CustodyOrder,
  makeTags,
  packUnits,
  readCustody,
  receiveUnits,
  unpackUnits,
} from '#contract/clothes/custody.ts'
import {
  addUnitPicture,
  describeUnit,
  knownGarments,
  replaceTag,
} from '#contract/clothes/custody-pieces.ts'
import { readDifferences } from '#contract/clothes/differences.ts'
import { reportMissing, returnUnit } from '#contract/clothes/lost-and-found.ts'
import type { UnitKind } from '#domain/clothes/custody.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askMake = addressOf(makeTags)
const askClothes = addressOf(readCustody)
const askReceive = addressOf(receiveUnits)
const askSkip = addressOf(skipCount)
const askPack = addressOf(packUnits)
const askUnpack = addressOf(unpackUnits)
const askReturn = addressOf(returnUnit)
const askMissing = addressOf(reportMissing)

const askPhoto = addressOf(addUnitPicture)
const askDescribe = addressOf(describeUnit)
const askReplace = addressOf(replaceTag)
const askDifferences = addressOf(readDifferences)
const askGarments = addressOf(knownGarments)

export const custodyQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'clothes', id],
    queryFn: ({ signal }) => call(askClothes, { params: { id } }, { signal }),
    staleTime: 0,
  })

const differencesKey = (id: string) => ['admin', 'clothes', id, 'differences']

/**
 * What came in other than it was ordered, and what follows of that for the price.
 * @param isAll whether all that came is counted, so that there is nothing of the rest
 */
export const differencesQuery = (id: string, isAll: boolean) =>
  queryOptions({
    queryKey: [...differencesKey(id), { isAll }],
    queryFn: ({ signal }) =>
      call(askDifferences, { params: { id }, query: isAll ? { all: 'true' } : {} }, { signal }),
    staleTime: 0,
  })

/** What differs is other than it was. */
export const refreshDifferences = (id: string) => ({ queryKey: differencesKey(id) })

/** What its customer keeps in the wardrobe, those that the order names first. */
export const orderWardrobeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'clothes', id, 'garments'],
    queryFn: ({ signal }) => call(askGarments, { params: { id } }, { signal }),
  })

/** As many as fit on a sheet. */
export const makeTagSheet = (kind: UnitKind) => call(askMake, { body: { kind, count: 24 } })

export type Received = InputOf<typeof receiveUnits>['body']

const once = () => ({ headers: { 'idempotency-key': newIdempotencyKey() } })

export function sendReceivedUnits(id: string, body: Received): Promise<CustodyOrder> {
  return call(askReceive, { params: { id }, ...once(), body })
}

/** @param why null where nobody said */
export function sendSkippedCount(id: string, why: SkipReason | null): Promise<CustodyOrder> {
  return call(askSkip, { params: { id }, ...once(), body: why === null ? {} : { why } })
}

export function sendPackedUnits(
  id: string,
  body: InputOf<typeof packUnits>['body'],
): Promise<CustodyOrder> {
  return call(askPack, { params: { id }, ...once(), body })
}

export function sendUnpackedUnits(id: string, units: number[]): Promise<CustodyOrder> {
  return call(askUnpack, { params: { id }, ...once(), body: { units } })
}

/** @returns their ids */
export const sendUnitPhotos = (photos: readonly File[]) => sendPictures(photos, askPhoto)

export type Said = InputOf<typeof describeUnit>['body']

type UnitOf = { id: string; unit: number }

export function sendUnitDescription({ id, unit }: UnitOf, body: Said): Promise<CustodyOrder> {
  return call(askDescribe, { params: { id, unit: String(unit) }, ...once(), body })
}

/** @param tag as it was typed or scanned */
export function sendNewTag({ id, unit }: UnitOf, tag: string): Promise<CustodyOrder> {
  return call(askReplace, { params: { id, unit: String(unit) }, ...once(), body: { tag } })
}

export type Missing = InputOf<typeof reportMissing>['body']

export function sendMissingReport(id: string, body: Missing): Promise<CustodyOrder> {
  return call(askMissing, { params: { id }, ...once(), body })
}

/** Says of one after the other that its customer has it. */
export async function sendReturnedReport(
  id: string,
  units: readonly number[],
): Promise<CustodyOrder> {
  const [unit, ...rest] = units as [number, ...number[]]
  const saved = await call(askReturn, { params: { id }, ...once(), body: { unit } })
  return rest.length === 0 ? saved : sendReturnedReport(id, rest)
}

/** Whose a thing is that was scanned among another order's. */
export interface Foreign {
  orderId: string
  number: string
  name: string
  /** The name of the rack, machine or van where that order is; null where nobody said. */
  spot: string | null
}

/** A tag that was scanned to be put on a thing, and is on another order's. */
export class ForeignTag extends Error {
  readonly foreign: Foreign
  constructor({ orderId, number, name, units }: CustodyOrder) {
    super('A tag of another order')
    const spot = units.find((unit) => unit.spot !== null)?.spot?.name ?? null
    this.foreign = { orderId, number, name, spot }
  }
}

/** Null where a call failed for another reason. */
export function otherOrderOfTag(error: unknown): Foreign | null {
  if (error instanceof ForeignTag) return error.foreign
  if (!(error instanceof ApiError) || error.code !== 'tag_in_use') return null
  return (error.body as { foreign?: Foreign }).foreign ?? null
}
