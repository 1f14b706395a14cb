// API calls of the places screen.
import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import { type AgainstCare, listPlaces, moveUnit, whereIs } from '#contract/clothes/places.ts'
import { addressOf, ApiError, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

const askPlaces = addressOf(listPlaces)
const askMove = addressOf(moveUnit)
const askWhere = addressOf(whereIs)

const ALL = ['admin', 'places'] as const
export const EVERYTHING_PLACED = { queryKey: ALL }

export const PLACES = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => call(askPlaces, {}, { signal }),
  staleTime: 0,
})

/** @param q nothing for what hasn't moved for long */
export const unitPlacesQuery = (q: string) =>
  queryOptions({
    queryKey: [...ALL, 'where', q],
    queryFn: ({ signal }) => call(askWhere, { query: q === '' ? {} : { q } }, { signal }),
    staleTime: 0,
  })

export const moveToPlace = (body: InputOf<typeof moveUnit>['body']) =>
  call(askMove, { headers: { 'idempotency-key': newIdempotencyKey() }, body })

/** A move that was refused because a garment may not get what the machine does. */
export interface RefusedMove {
  /** The codes of both tags. */
  thing: string
  place: string
  message: string
  said: AgainstCare
}

/** Null where a move failed for another reason. */
export function refusedMoveOf(
  error: unknown,
  { thing, place }: { thing: string; place: string },
): RefusedMove | null {
  if (!(error instanceof ApiError) || error.code !== 'against_care') return null
  const { refused: said } = error.body as { refused: AgainstCare }
  return { thing, place, message: error.message, said }
}
