// Query of an order's clothes, for its owner and staff.
import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askClothes = addressOf(orderClothes)

export type Clothes = AnswerOf<typeof orderClothes>

export const orderClothesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, 'clothes'],
    queryFn: ({ signal }) => call(askClothes, { params: { orderId } }, { signal }),
  })
