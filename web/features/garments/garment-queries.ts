// Queries about garments, and the wardrobe's cache key.
import { queryOptions } from '@tanstack/react-query'
import { garmentHistory } from '#contract/clothes/custody-pieces.ts'
import { listGarments } from '#contract/garments/garments.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askHistory = addressOf(garmentHistory)
const askGarments = addressOf(listGarments)

/** A customer's whole wardrobe, newest first. */
export function wardrobeQuery(userId: string) {
  return queryOptions({
    queryKey: ['garments', userId],
    queryFn: ({ signal }) => call(askGarments, { params: { userId } }, { signal }),
  })
}

/** What became of a garment with us; asked again with the wardrobe. */
export function garmentHistoryQuery(id: string) {
  return queryOptions({
    queryKey: ['garments', 'history', id],
    queryFn: ({ signal }) => call(askHistory, { params: { id } }, { signal }),
  })
}
