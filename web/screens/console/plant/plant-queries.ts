// API calls of the plant screen.
import { queryOptions } from '@tanstack/react-query'
import { bagTag } from '#contract/orders/order-detail.ts'
import { plantList } from '#contract/clothes/plant.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askList = addressOf(plantList)
export const askTag = addressOf(bagTag)

export const PLANT_LIST = queryOptions({
  queryKey: ['admin', 'plant'],
  queryFn: ({ signal }) => call(askList, {}, { signal }),
  staleTime: 0,
})
