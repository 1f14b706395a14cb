// What the plant's page asks the server and sends it.
import { queryOptions } from '@tanstack/react-query'
import { bagTag } from '#contract/orders/order-detail.ts'
import { type PlantOrder, plantList, setPlantStatus } from '#contract/clothes/plant.ts'
import type { PlantStatus } from '#domain/clothes/plant-list.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askList = addressOf(plantList)
const askSet = addressOf(setPlantStatus)
export const askTag = addressOf(bagTag)

export const PLANT_LIST = queryOptions({
  queryKey: ['admin', 'plant'],
  queryFn: ({ signal }) => call(askList, {}, { signal }),
  staleTime: 0,
})

/** @param from where the list showed it */
export function setAtPlant(
  { _id: id }: PlantOrder,
  { from, status }: { from: PlantStatus; status: PlantStatus },
): Promise<PlantOrder> {
  return call(askSet, { params: { id }, body: { from, status } })
}
