// How much more may be charged without asking: the usual share, until the customer names another sum.
import { useEffect, useState } from 'react'
import { fromRupees, toRupees } from '#domain/money.ts'
import { LARGEST_TOLERANCE_RUPEES, usualTolerancePaise } from '#domain/price-tolerance.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/number-input.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { priceTolerance } from '#words/en/price-tolerance.ts'

type ToleranceEntryProps = {
  /** What the order costs, in rupees. */
  total: number
  /** Rupees; undefined for the usual share. */
  chosen: number | undefined
  onChange: (tolerance: number | undefined) => void
}

/** What is typed counts once it is a sum; emptied, it is the usual share again. */
export function ToleranceEntry({ total, chosen, onChange }: ToleranceEntryProps) {
  const words = useWords(priceTolerance)
  const usual = toRupees(usualTolerancePaise(fromRupees(total)))
  const tolerance = chosen ?? usual
  const [typed, setTyped] = useState(String(tolerance))
  useEffect(() => setTyped(String(tolerance)), [tolerance])
  const isWrong = typed.trim() !== '' && toleranceIn(typed) === null

  const keep = () => {
    const next = toleranceIn(typed)
    if (next === null) return setTyped(typed.trim() === '' ? String(usual) : typed)
    if (next !== tolerance) onChange(next === usual ? undefined : next)
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <NumberInput
        label={words.label}
        className="max-w-60"
        value={typed}
        hint={tolerance === 0 ? words.never : words.hint({ most: rupeesText(total + tolerance) })}
        error={isWrong ? words.wrong({ most: rupeesText(LARGEST_TOLERANCE_RUPEES) }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
    </div>
  )
}

/** Whole rupees within the limit; null for anything else. */
function toleranceIn(typed: string): number | null {
  const rupees = readTypedNumber(typed)
  return Number.isSafeInteger(rupees) && rupees <= LARGEST_TOLERANCE_RUPEES ? rupees : null
}
