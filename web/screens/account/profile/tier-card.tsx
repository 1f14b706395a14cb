// A customer's points and tier, and the distance to the next tier.
import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Loyalty } from '#contract/discounts/loyalty.ts'
import { TIERS } from '#domain/discounts/loyalty.ts'
import { tiers } from '#words/en/discounts/loyalty.ts'
import { useWords } from '#web/lib/words.ts'

export function TierCard({ loyalty }: { loyalty: Loyalty }) {
  const { points, earned, tier, nextTier } = loyalty
  return (
    <section
      aria-label="Points and tier"
      className="grid gap-6 rounded-cut-lg bg-night p-6 text-on-night shadow-lift sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-base font-semibold text-night-soft">Your points</h2>
          <p className="font-display text-4xl font-bold tabular-nums">{countText(points)}</p>
        </div>
        <p className="rounded-md bg-accent px-4 py-1.5 font-display text-lg font-bold text-on-accent">
          {tier.name} member
        </p>
      </div>
      <TierLine earned={earned} />
      <p className="text-night-soft">
        {nextTier
          ? `${countText(nextTier.pointsToGo)} more points and you are ${nextTier.name}. `
          : 'You are in our highest tier. '}
        {`You have earned ${countText(earned)} so far: one for every rupee of a completed order. Redeeming never costs you your tier.`}
      </p>
    </section>
  )
}

/** The tiers on one line, each as far from the last as the next; what lies between is filled as far as one has come. */
function TierLine({ earned }: { earned: number }) {
  const names = useWords(tiers)
  return (
    <ol className="flex gap-1.5 max-[24rem]:gap-3">
      {TIERS.map((tier, index) => {
        const reached = earned >= tier.fromPoints
        const before = TIERS[index - 1]
        const share = before
          ? (earned - before.fromPoints) / (tier.fromPoints - before.fromPoints)
          : 1
        return (
          <li
            key={tier.id}
            className={clsx('grid content-start gap-2', index > 0 && 'flex-1 text-right')}
          >
            <span
              aria-hidden="true"
              className="h-3 overflow-hidden rounded-full bg-night-deep ring-1 ring-night-soft/40"
            >
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
              />
            </span>
            <span className="font-display font-bold">
              {reached && (
                <>
                  <Check
                    aria-hidden="true"
                    size={16}
                    className="mr-1 inline align-[-2px] text-accent-bright"
                  />
                  <span className="sr-only">Reached: </span>
                </>
              )}
              {names[tier.id]}
              {tier.fromPoints > 0 && (
                <span className="block text-sm font-normal text-night-soft tabular-nums">
                  {countText(tier.fromPoints)}
                  <span className="sr-only"> points</span>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A number of points as people write it: 1,250. */
export function countText(count: number): string {
  return count.toLocaleString('en-IN')
}
