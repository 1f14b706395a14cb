// Tolerance of the price: the usual share, until the customer names another sum.
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { usualTolerancePaise } from '#domain/orders/price-tolerance.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { priceTolerance } from '#words/en/orders/price-tolerance.ts'
import { MaximumSumField } from './maximum-sum-field.tsx'

type ToleranceEntryProps = {
  /** What the order costs, in rupees. */
  total: number
  /** Rupees; undefined for the usual share. */
  chosen: number | undefined
  onChange: (tolerance: number | undefined) => void
  /** Why the order can't be placed with what is typed; null once it can. */
  onWrong: (reason: string | null) => void
}

/** Emptied, it is the usual share again. */
export function ToleranceField({ total, chosen, onChange, onWrong }: ToleranceEntryProps) {
  const words = useWords(priceTolerance)
  const usual = toRupees(usualTolerancePaise(fromRupees(total)))
  const tolerance = chosen ?? usual
  return (
    <MaximumSumField
      label={words.label}
      hint={tolerance === 0 ? words.never : words.hint({ most: rupeesText(total + tolerance) })}
      sum={tolerance}
      onChange={(next) => onChange(next === usual ? undefined : next)}
      onWrong={onWrong}
    />
  )
}
