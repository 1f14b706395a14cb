// Notice of a price that changed on the open screen, with a button to accept it.
import { TriangleAlert } from 'lucide-react'
import { type Paise, formatPaise } from '#domain/base/money.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { priceNotice } from '#words/en/payments/price-notice.ts'

export type PriceChange = {
  fromPaise: Paise
  toPaise: Paise
  /** Which lines or deductions, such as "Shirt (Ironing): ₹12 instead of ₹10". */
  parts: readonly string[]
}

type PlanPrice = { pricePaise: Paise; firstMonthPricePaise: Paise }

/** What is to be said of a plan's price that changed; null while it is the same. */
export function planPriceChangeOf(
  before: PlanPrice,
  now: PlanPrice,
  words: typeof priceNotice,
): PriceChange | null {
  const [from, to] = [before, now].map((plan) => plan.pricePaise) as [Paise, Paise]
  if (from === to && before.firstMonthPricePaise === now.firstMonthPricePaise) return null
  const isReduced = now.firstMonthPricePaise !== to
  return {
    fromPaise: from,
    toPaise: to,
    parts: isReduced
      ? [
          words.firstMonth({
            from: formatPaise(before.firstMonthPricePaise),
            to: formatPaise(now.firstMonthPricePaise),
          }),
        ]
      : [],
  }
}

/** Lines that are named; of more, their number is. */
const MOST_PARTS = 3

type PriceNoticeProps = { change: PriceChange; onConfirm: () => void }

export function PriceNotice({
  change: { fromPaise, toPaise, parts },
  onConfirm,
}: PriceNoticeProps) {
  const words = useWords(priceNotice)
  const [from, to] = [formatPaise(fromPaise), formatPaise(toPaise)]
  const named = parts.length > MOST_PARTS + 1 ? parts.slice(0, MOST_PARTS) : parts
  return (
    <div
      role="alert"
      className="mb-3 flex animate-rise flex-wrap items-center justify-end gap-3 rounded-md border border-accent bg-accent-wash px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent-text" />
        <div className="min-w-0">
          <p className="font-semibold">{words.changed({ from, to, isUp: toPaise > fromPaise })}</p>
          <ul className="text-sm wrap-anywhere">
            {named.map((part) => (
              <li key={part}>{part}</li>
            ))}
            {named.length < parts.length && (
              <li>{words.more({ count: parts.length - named.length })}</li>
            )}
          </ul>
        </div>
      </div>
      <Button variant="secondary" onClick={onConfirm}>
        {words.goOn({ to })}
      </Button>
    </div>
  )
}
