/** Review of the times: the pickup, how the clothes come back, and when. */
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { deliveryPreferences } from '#words/en/orders/order-choices.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { useDeliveryEstimate } from '../state/use-delivery-estimate.ts'
import { ReviewFact, ReviewFacts, ReviewPart } from './review-part.tsx'

export function ReviewTimes({ draft, onEdit }: { draft: Draft; onEdit: () => void }) {
  const time = useLaundryTime()
  const { estimatedAt, window } = useDeliveryEstimate(draft)
  const deliveryTime = useDeliveryTime()
  const { review: words } = useWords(orderSteps)
  const preferences = useWords(deliveryPreferences)
  return (
    <ReviewPart title={words.times} onChange={onEdit}>
      <ReviewFacts>
        <ReviewFact name={words.pickup}>
          {draft.pickupDate && time.date(draft.pickupDate)},{' '}
          {draft.pickupTime && time.slotHours(draft.pickupTime)}
        </ReviewFact>
        <ReviewFact name={words.delivery}>{preferences[draft.deliveryPreference].name}</ReviewFact>
        {estimatedAt && (
          <ReviewFact name={words.estimated}>
            {deliveryTime({
              deliveryWindow: window,
              estimatedDelivery: estimatedAt.toISOString(),
            })}
          </ReviewFact>
        )}
      </ReviewFacts>
    </ReviewPart>
  )
}
