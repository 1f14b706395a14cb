// Warning of charging more than was weighed or counted in; staff continue only after a confirmation.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { type Beyond, excessOverIntake } from '#domain/orders/came-in.ts'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import type { Row } from '#web/features/orders/change/changed-lines.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { weights } from '#words/en/orders/weights.ts'

/** What of the rows is beyond what came in. Pieces in bags are no count of each piece. */
function beyondOf(
  { gramsIn, countedIn }: Pick<OrderDetail, 'gramsIn' | 'countedIn'>,
  rows: readonly Row[],
): readonly Beyond[] {
  const piecesIn = countedIn && countedIn.bags === 0 ? countedIn.items : null
  const lines = rows.map(({ item: { unit }, quantity }) => ({ unit, quantity }))
  return excessOverIntake(lines, { gramsIn, piecesIn })
}

type CameInNoticeProps = {
  beyond: readonly Beyond[]
  /** Staff said so of these amounts. */
  isRight: boolean
  onRight: (isRight: boolean) => void
}

/** What of the rows is beyond what came in, and whether staff said that it is right: of other amounts they say it again. */
export function useIntakeConfirmation(
  order: Parameters<typeof beyondOf>[0],
  rows: readonly Row[],
): CameInNoticeProps {
  const beyond = beyondOf(order, rows)
  const [isRight, onRight] = useValueConfirmation(beyond)
  return { beyond, isRight, onRight }
}

/** Nothing where nothing is beyond. */
export function IntakeNotice({ beyond, isRight, onRight }: CameInNoticeProps) {
  const words = useWords(weights)
  if (beyond.length === 0) return null
  return (
    <div className="grid gap-2 rounded-md bg-accent-wash px-4 py-3">
      <output className="font-medium">{beyond.map(words.beyond).join(' ')}</output>
      <Checkbox checked={isRight} onChange={({ target }) => onRight(target.checked)}>
        {words.isRight}
      </Checkbox>
    </div>
  )
}
