// Fills the wizard with an earlier order's lines.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { chargedPricePaise } from '#domain/catalogue/catalogue.ts'
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { roundToWholeQuantity } from '#domain/base/quantity.ts'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { isOwnOrder, orderQuery } from '#web/features/orders/record/order-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { DraftChange } from './draft/draft.ts'
import type { Draft } from './draft/draft-shape.ts'
import { draftFromOrder } from './draft/remembered.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { orderItems } from '#words/en/orders/order-items.ts'

export type Refill = {
  quantities: Draft['quantities']
  /** Names of what is no longer offered. */
  missing: readonly string[]
  /** What costs another price now than it did then, such as "Shirt (Ironing): ₹12 instead of ₹10". */
  repriced: readonly string[]
  /** Everything else of it, but for its pickup. */
  rest: DraftChange
}

type ReorderProps = {
  orderId: string
  onFilled: (refill: Refill) => void
  /** The order is not theirs, or shows no lines: begin with an empty wizard and say why. */
  onRefused: (message: string) => void
}

/** Loads the order; shows that it does, and Retry when it can't. */
export function ReorderLoader({ orderId, onFilled, onRefused }: ReorderProps) {
  const { reorder: words } = useWords(newOrderScreen)
  const { named } = useWords(orderItems)
  const { user } = useSession()
  const order = useQuery(orderQuery(orderId, user?._id ?? null))
  const catalogue = useQuery(catalogueQuery)
  const isByCard =
    order.data && isOwnOrder(order.data, user?._id) && order.data.paymentMethod === 'card'
  const cards = useQuery({ ...cardsQuery(user?._id ?? ''), enabled: isByCard === true })

  const fill = useEffectEvent(() => {
    if (order.error instanceof ApiError && order.error.status === 404) {
      return onRefused(words.notFound)
    }
    if (!order.data || !catalogue.data || cards.isLoading) return
    if (!isOwnOrder(order.data, user?._id)) {
      return onRefused(user === null ? words.logIn : words.notYours)
    }
    const offered = new Map(catalogue.data.items.map((item) => [item.id, item]))
    const { lines } = order.data
    onFilled({
      quantities: Object.fromEntries(
        lines
          .filter((line) => offered.has(line.itemId))
          .map((line) => [line.itemId, roundToWholeQuantity(line.quantity)]),
      ),
      missing: lines.filter((line) => !offered.has(line.itemId)).map((line) => line.name),
      repriced: lines.flatMap(({ itemId, unitPrice }) => {
        const item = offered.get(itemId)
        return item && chargedPricePaise(item) !== fromRupees(unitPrice)
          ? [
              words.changed({
                what: named(item),
                now: formatPaise(chargedPricePaise(item)),
                before: rupeesText(unitPrice),
              }),
            ]
          : []
      }),
      rest: draftFromOrder(order.data, cards.data ?? []),
    })
  })
  useEffect(() => fill(), [order.data, order.error, catalogue.data, cards.isLoading])

  const failed = [order, catalogue].find((query) => query.isError)
  if (!failed) return <SkeletonList rows={4} label={words.loading} />
  return <FailedQueryNotice what={words.notLoaded} query={failed} />
}
