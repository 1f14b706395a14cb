// Step 4: the whole order, priced by the server; the price shown is the price charged.
import type { Step } from '../draft/draft-shape.ts'
import { ReviewClothes, type ReviewClothesProps } from './review-clothes.tsx'
import { ReviewContact } from './review-contact.tsx'
import { ReviewTimes } from './review-times.tsx'

type ReviewStepProps = Omit<ReviewClothesProps, 'onEdit'> & { onGo: (step: Step) => void }

/** Lines and total, pickup and delivery, addresses and payment, each with the way to change it. */
export function ReviewStep({ draft, onGo, ...clothes }: ReviewStepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <ReviewClothes draft={draft} {...clothes} onEdit={() => onGo(1)} />
      <ReviewTimes draft={draft} onEdit={() => onGo(2)} />
      <ReviewContact draft={draft} onEdit={() => onGo(3)} />
    </div>
  )
}
