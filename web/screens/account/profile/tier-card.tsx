// A customer's points and tier, and the distance to the next tier.
import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Loyalty } from '#contract/discounts/loyalty.ts'
import { TIERS } from '#domain/discounts/loyalty.ts'
import { tiers } from '#words/en/discounts/loyalty.ts'
import { tierCard } from '#words/en/discounts/loyalty-tab.ts'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

export function TierCard({ loyalty }: { loyalty: Loyalty }) {
  const words = useWords(tierCard)
  const { points, earned, tier, nextTier } = loyalty
  const next = nextTier && { points: formatPoints(nextTier.pointsToGo), tier: nextTier.name }
  return (
    <section
      aria-label={words.title}
      className="grid gap-6 rounded-cut-lg bg-night p-6 text-on-night shadow-lift sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-base font-semibold text-night-soft">{words.points}</h2>
          <p className="font-display text-4xl font-bold tabular-nums">{formatPoints(points)}</p>
        </div>
        <p className="rounded-md bg-accent px-4 py-1.5 font-display text-lg font-bold text-on-accent">
          {words.member({ tier: tier.name })}
        </p>
      </div>
      <TierLine earned={earned} />
      <p className="text-night-soft">{words.about({ next, earned: formatPoints(earned) })}</p>
    </section>
  )
}

/** The tiers on one line, each as far from the last as the next; what lies between is filled as far as one has come. */
function TierLine({ earned }: { earned: number }) {
  const words = useWords(tierCard)
  const names = useWords(tiers)
  return (
    <ol className="flex gap-1.5 max-[24rem]:gap-3">
      {TIERS.map((tier, index) => {
        const isReached = earned >= tier.fromPoints
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
              {isReached && (
                <Check
                  aria-hidden="true"
                  size={16}
                  className="mr-1 inline align-[-2px] text-accent-bright"
                />
              )}
              <MarkedText text={words.tier({ tier: names[tier.id], isReached })} parts={[unseen]} />
              {tier.fromPoints > 0 && (
                <span className="block text-sm font-normal text-night-soft tabular-nums">
                  <MarkedText
                    text={words.from({ points: formatPoints(tier.fromPoints) })}
                    parts={[unseen]}
                  />
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function unseen(text: string) {
  return <span className="sr-only">{text}</span>
}

/** A number of points as people write it: 1,250. */
export function formatPoints(count: number): string {
  return count.toLocaleString('en-IN')
}
