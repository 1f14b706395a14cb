// Running bill of the basket: a line for each kind, the total, and the saving of an online order.
import { formatPaise } from '#domain/base/money.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { SchedulePickupLink } from '#web/features/pickup/schedule-pickup-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { estimator } from '#words/en/catalogue/estimator.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useWords } from '#web/lib/words.ts'
import type { Estimate } from './estimate.ts'

export function EstimateBill({ estimate, onClear }: { estimate: Estimate; onClear: () => void }) {
  const { lines, totalPaise, onlinePaise, cheaperOnline } = estimate
  const say = useSiteChoice()
  const words = useWords(estimator)
  return (
    <aside
      aria-label={words.bill}
      className="overflow-hidden rounded-cut-lg bg-night text-on-night lg:sticky lg:top-28"
    >
      <div aria-hidden="true" className="gamcha h-1.5" />
      <div className="grid gap-4 p-6 sm:p-8">
        {lines.length === 0 ? (
          <div className="grid justify-items-center gap-1 py-2 text-center text-night-soft">
            <div aria-hidden="true" className="w-full max-w-56">
              <EmptyClothesline />
            </div>
            <p>{words.empty}</p>
          </div>
        ) : (
          <ul className="grid gap-2">
            {lines.map(({ name, item, quantity, amountPaise }) => (
              <li key={name} className="flex justify-between gap-4">
                <span className="text-night-soft">
                  {item.unit === 'kg'
                    ? words.kilograms(quantity, item.name)
                    : words.pieces(quantity, words.inputs[name])}
                </span>
                <span className="font-semibold tabular-nums">{formatPaise(amountPaise)}</span>
              </li>
            ))}
          </ul>
        )}
        <p
          aria-live="polite"
          className="flex items-baseline justify-between gap-4 border-t border-on-night/25 pt-4"
        >
          <span className="font-semibold">{words.total}</span>{' '}
          <span className="font-display text-3xl font-extrabold tracking-tight text-accent-bright tabular-nums">
            {formatPaise(totalPaise)}
          </span>
        </p>
        <p className="text-sm text-night-soft">
          {say(
            'online',
            words.sameEverywhere,
            onlinePaise < totalPaise
              ? words.lessOnline(estimate)
              : cheaperOnline.length > 0
                ? words.cheaperOnline(cheaperOnline)
                : words.sameOnline,
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <SchedulePickupLink variant="accent" />
          {lines.length > 0 && (
            <Button variant="quiet-on-night" onClick={onClear}>
              {words.emptyBasket}
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}
