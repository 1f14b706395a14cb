// Input of the sum that may be charged without asking: each typed sum counts at once, and an invalid one prevents
// placing.
import { useEffect, useEffectEvent, useState } from 'react'
import { LARGEST_TOLERANCE_RUPEES } from '#domain/orders/price-tolerance.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { priceTolerance } from '#words/en/orders/price-tolerance.ts'

type SumEntryProps = {
  label: string
  hint: string
  /** Whole rupees; undefined where none is named. */
  sum: number | undefined
  /** Gets undefined once it is emptied. */
  onChange: (sum: number | undefined) => void
  /** Gets why the order can't be placed while the field holds no such sum, and null once it does. */
  onWrong: (reason: string | null) => void
}

export function MaximumSumField({ label, hint, sum, onChange, onWrong }: SumEntryProps) {
  const words = useWords(priceTolerance)
  // Null while nobody types: then the sum itself stands there.
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isEmpty(typed) && rupeesIn(typed) === null

  const tell = useEffectEvent((wrong: boolean) => onWrong(wrong ? words.checkAmount : null))
  useEffect(() => {
    tell(isWrong)
    return () => tell(false)
  }, [isWrong])

  // A button that is pressed on a phone may leave the field its focus, so nothing waits for that to go.
  const take = (text: string) => {
    setTyped(text)
    const next = rupeesIn(text)
    if (isEmpty(text)) onChange(undefined)
    else if (next !== null && next !== sum) onChange(next)
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <NumberInput
        label={label}
        className="[&_input]:max-w-60"
        value={typed ?? String(sum ?? '')}
        hint={hint}
        error={isWrong ? words.wrong({ most: rupeesText(LARGEST_TOLERANCE_RUPEES) }) : undefined}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
    </div>
  )
}

const isEmpty = (text: string): boolean => text.trim() === ''

/** Whole rupees within the limit; null for anything else. */
function rupeesIn(typed: string): number | null {
  const rupees = parseTypedNumber(typed)
  return Number.isSafeInteger(rupees) && rupees <= LARGEST_TOLERANCE_RUPEES ? rupees : null
}
