// A person's hand-ins of a day: handed in, counted by, and why it differs.
import type { HandIn } from '#contract/cash/cash.ts'
import { cashScreen, ownCashWords } from '#words/en/cash/cash.ts'
import { PiecesText } from '#web/features/cash/pieces-text.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'

export function HandInLines({ handIns }: { handIns: readonly HandIn[] }) {
  const words = useWords(cashScreen)
  const { colleague } = useWords(ownCashWords)
  const time = useLaundryTime()
  return handIns.map(({ _id, amount, expected, reason, at, counts, pieces }) => {
    const count = counts.at(-1)
    return (
      <div key={_id}>
        <p>
          {words.handedIn({ sum: rupeesText(amount), at: time.dateTime(at) })}
          {!count && `, ${words.evening.waiting}`}
        </p>
        {amount !== expected && (
          <p className="text-danger-text">
            {words.expected({ sum: rupeesText(expected) })} {reason}
          </p>
        )}
        {count && (
          <p className="text-ink-soft">
            {words.countedBy({
              sum: rupeesText(count.counted),
              by: count.by ?? colleague,
              at: time.dateTime(count.at),
            })}
            {count.reason && `: ${count.reason}`}
          </p>
        )}
        <PiecesText pieces={count ? count.pieces : pieces} />
      </div>
    )
  })
}
