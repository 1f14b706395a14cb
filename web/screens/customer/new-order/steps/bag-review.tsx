// Review of an unlisted bag: its services, the usual price, and the sum that may be charged without asking.
import { bagChoice } from '#words/en/clothes/bag-choice.ts'
import { counting } from '#words/en/orders/counting.ts'
import { PriceTable } from '#web/features/orders/price/price-table.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { MaximumSumField } from './maximum-sum-field.tsx'
import { useBagPriceSentence, type Bag } from '../state/use-bag-price.ts'

type BagReviewProps = {
  bag: Bag
  /** Whether a promo code stands in the draft, which a bag can't use. */
  hasCode: boolean
  onMost: (most: number | undefined) => void
  /** Why the order can't be placed with what is typed; null once it can. */
  onWrong: (reason: string | null) => void
}

export function BagReview({ bag, hasCode, onMost, onWrong }: BagReviewProps) {
  const words = useWords(bagChoice)
  const { toBeCounted } = useWords(counting)
  const sentence = useBagPriceSentence(bag)
  return (
    <>
      <PriceTable
        priced={{
          lines: [],
          expressFee: 0,
          adjustments: [],
          total: 0,
          counted: false,
          items: bag.lines.map(({ name }) => toBeCounted({ service: name })),
        }}
        caption={words.caption}
      />
      <p className="mt-3">{sentence}</p>
      {hasCode && <p className="mt-2 text-sm text-ink-soft">{words.noPromo}</p>}
      <MostEntry bag={bag} onMost={onMost} onWrong={onWrong} />
    </>
  )
}

type MostEntryProps = Pick<BagReviewProps, 'bag' | 'onMost' | 'onWrong'>

/** Emptied, it is what such orders came to again. */
function MostEntry({ bag: { most }, onMost, onWrong }: MostEntryProps) {
  const words = useWords(bagChoice)
  const hint =
    most === undefined
      ? words.noMost
      : most === 0
        ? words.never
        : words.mostHint({ most: rupeesText(most) })
  return (
    <MaximumSumField
      label={words.most}
      hint={hint}
      sum={most}
      onChange={onMost}
      onWrong={onWrong}
    />
  )
}
