// The review of a bag that nobody listed: what it is for, what such orders came to, and what may be charged without asking.
import { useEffect, useState } from 'react'
import { LARGEST_TOLERANCE_RUPEES } from '#domain/price-tolerance.ts'
import { bagChoice } from '#words/en/bag-choice.ts'
import { counting } from '#words/en/counting.ts'
import { priceTolerance } from '#words/en/price-tolerance.ts'
import { PriceTable } from '#web/features/orders/price-table.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/number-input.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { useBagSentence, type Bag } from './use-bag.ts'

type BagReviewProps = {
  bag: Bag
  /** Whether a promo code stands in the draft, which a bag can't use. */
  hasCode: boolean
  onMost: (most: number | undefined) => void
}

export function BagReview({ bag, hasCode, onMost }: BagReviewProps) {
  const words = useWords(bagChoice)
  const { toBeCounted } = useWords(counting)
  const sentence = useBagSentence(bag)
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
      <MostEntry bag={bag} onMost={onMost} />
    </>
  )
}

/** What is typed counts once it is a sum; emptied, it is what such orders came to again. */
function MostEntry({ bag: { most, range }, onMost }: Pick<BagReviewProps, 'bag' | 'onMost'>) {
  const words = useWords(bagChoice)
  const { wrong } = useWords(priceTolerance)
  const shown = most === undefined ? '' : String(most)
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const isEmpty = typed.trim() === ''
  const isWrong = !isEmpty && rupeesIn(typed) === null

  const hint =
    most === undefined
      ? words.noMost
      : most === 0
        ? words.never
        : words.mostHint({ most: rupeesText(most) })

  const keep = () => {
    const next = rupeesIn(typed)
    if (isEmpty) {
      onMost(undefined)
      return setTyped(range ? String(Math.ceil(range.to)) : '')
    }
    if (next !== null && next !== most) onMost(next)
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <NumberInput
        label={words.most}
        className="max-w-60"
        value={typed}
        hint={hint}
        error={isWrong ? wrong({ most: rupeesText(LARGEST_TOLERANCE_RUPEES) }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
    </div>
  )
}

/** Whole rupees within the limit; null for anything else. */
function rupeesIn(typed: string): number | null {
  const rupees = readTypedNumber(typed)
  return Number.isSafeInteger(rupees) && rupees <= LARGEST_TOLERANCE_RUPEES ? rupees : null
}
