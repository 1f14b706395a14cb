// Warning that an order exceeds its company's limit, after the server's refusal, with staff's confirmation.
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { priceTolerance } from '#words/en/orders/price-tolerance.ts'

type Decision = { isDecided: boolean; onDecide: (isDecided: boolean) => void }

type BeyondLimitProps = Decision & {
  /** What came of saving it. */
  failure: Error | null
}

/** Whether staff let an order with this total go beyond the limit: another total is decided again. */
export function useLimitConfirmation(total: number | undefined): Decision {
  const [isDecided, onDecide] = useValueConfirmation(total)
  return { isDecided, onDecide }
}

/** Nothing until it was refused for that. */
export function LimitConfirmation({ failure, isDecided, onDecide }: BeyondLimitProps) {
  const words = useWords(priceTolerance)
  const isRefused = failure instanceof ApiError && failure.code === 'not_on_account'
  if (!isRefused && !isDecided) return null
  return (
    <div className="rounded-md bg-accent-wash px-4 py-3">
      <Checkbox checked={isDecided} onChange={({ target }) => onDecide(target.checked)}>
        {words.beyondLimit}
      </Checkbox>
    </div>
  )
}
