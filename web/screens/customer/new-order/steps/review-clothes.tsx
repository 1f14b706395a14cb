/** Review of the clothes: what they cost, the promo code and the price tolerance. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { PriceTable } from '#web/features/orders/price/price-table.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import type { DraftChange } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'
import type { Bag } from '../state/use-bag-price.ts'
import { BagReview } from './bag-review.tsx'
import { ChosenGarments } from './chosen-garments.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import { ReviewPart } from './review-part.tsx'
import { ToleranceField } from './tolerance-field.tsx'

export type ReviewClothesProps = {
  draft: Draft
  bag: Bag | null
  quote: UseQueryResult<QuoteAnswer>
  onChange: (change: DraftChange) => void
  /** Why the order can't be placed as it stands here; null once it can. */
  onWrong: (reason: string | null) => void
  onEdit: () => void
}

export function ReviewClothes({
  draft,
  bag,
  quote,
  onChange,
  onWrong,
  onEdit,
}: ReviewClothesProps) {
  const { review: words } = useWords(orderSteps)
  const saved = quote.data ? savedOnline(quote.data) : 0
  return (
    <ReviewPart title={words.clothes} onChange={onEdit} className="xl:row-span-2">
      {bag && (
        <BagReview
          bag={bag}
          hasCode={draft.promoCode !== ''}
          onMost={(most) => onChange({ most })}
          onWrong={onWrong}
        />
      )}
      {bag === null && quote.isPending && <SkeletonList rows={2} label={words.pricing} />}
      {quote.isError && <FailedQueryNotice what={words.notPriced} query={quote} />}
      {quote.data && (
        <PriceTable
          priced={quote.data}
          caption={words.caption}
          clubNote={quote.data.allowanceLeft && words.left(quote.data.allowanceLeft)}
          savedText={saved > 0 ? words.saved({ amount: rupeesText(saved) }) : null}
        />
      )}
      {bag === null && (
        <PromoCodeField
          code={draft.promoCode}
          quote={quote.data}
          onChange={(promoCode) => onChange({ promoCode })}
        />
      )}
      {quote.data && (
        <ToleranceField
          total={quote.data.total}
          chosen={draft.tolerance}
          onChange={(tolerance) => onChange({ tolerance })}
          onWrong={onWrong}
        />
      )}
      {draft.ownerId && <ChosenGarments userId={draft.ownerId} chosen={draft.garmentIds} />}
    </ReviewPart>
  )
}

/** In rupees. */
function savedOnline({ listTotal, itemsTotal, expressFee }: QuoteAnswer): number {
  return Math.round((listTotal - itemsTotal - expressFee) * 100) / 100
}
