// Says that an order goes beyond what its company may owe, once the server refused it, and lets staff decide.
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { priceTolerance } from '#words/en/price-tolerance.ts'

type BeyondLimitProps = {
  /** What came of saving it. */
  failure: Error | null
  isDecided: boolean
  onDecide: (isDecided: boolean) => void
}

/** Nothing until it was refused for that. */
export function BeyondLimit({ failure, isDecided, onDecide }: BeyondLimitProps) {
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
