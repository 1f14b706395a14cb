// Warning of a total above the tolerance, with staff's confirmation that the customer agreed to it.
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { priceTolerance } from '#words/en/orders/price-tolerance.ts'

/** A total with the most that may be charged without asking; null where there is no such limit. */
type Priced = { quote: { total: number }; most: number | null }

/** Whether the customer has to say yes first. */
export function needsCustomerApproval(answer: Priced | undefined): boolean {
  return answer !== undefined && answer.most !== null && answer.quote.total > answer.most
}

type AboveToleranceProps = {
  answer: Priced | undefined
  agreed: boolean
  onAgreed: (agreed: boolean) => void
}

/** Nothing where it may be charged as it is. */
export function AboveToleranceNotice({ answer, agreed, onAgreed }: AboveToleranceProps) {
  const words = useWords(priceTolerance)
  if (!answer || answer.most === null || !needsCustomerApproval(answer)) return null
  const shown = { total: rupeesText(answer.quote.total), most: rupeesText(answer.most) }
  return (
    <div className="grid gap-2 rounded-md bg-accent-wash px-4 py-3">
      <output className="font-medium">{words.above(shown)}</output>
      <Checkbox checked={agreed} onChange={({ target }) => onAgreed(target.checked)}>
        {words.agreed}
      </Checkbox>
    </div>
  )
}
