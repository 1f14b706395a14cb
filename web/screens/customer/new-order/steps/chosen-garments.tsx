// Chosen garments of the wardrobe, for the review.
import { useQuery } from '@tanstack/react-query'
import { wardrobeQuery } from '#web/features/garments/garment-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import type { Draft } from '../draft/draft-shape.ts'

type ChosenGarmentsProps = { userId: string; chosen: Draft['garmentIds'] }

/** Nothing where none was. */
export function ChosenGarments({ userId, chosen }: ChosenGarmentsProps) {
  const { review: words } = useWords(orderSteps)
  const wardrobe = useQuery(wardrobeQuery(userId))
  const named = wardrobe.data?.filter(({ _id }) => chosen.includes(_id)) ?? []
  if (named.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h4 className="text-sm font-semibold">{words.garments}</h4>
      <p className="wrap-anywhere">{named.map(({ name }) => name).join(', ')}</p>
    </div>
  )
}
