// Plans side by side as tags pegged to a line, the most popular one in the sun.
import clsx from 'clsx'
import { formatPaise } from '#domain/base/money.ts'
import { CardPeg } from '#web/features/content/clothesline-cards.tsx'
import type { ListedPlan } from '#web/features/club/club-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

type PlanCardsProps = {
  plans: readonly ListedPlan[]
  /** The plan that anyone who is signed in has. */
  memberOf: string | null
  onChoose: (planId: string) => void
}

export function PlanCards({ plans, memberOf, onChoose }: PlanCardsProps) {
  const words = useWords(subscriptionsScreen).plans
  return (
    <section aria-labelledby="plans" className="page pt-10 pb-16 lg:-mt-24 lg:pt-0 lg:pb-24">
      <h2 id="plans" className="sr-only">
        {words.title}
      </h2>
      <ul className="grid gap-10 lg:grid-cols-6 lg:gap-x-6 lg:gap-y-14">
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className={clsx(
              'flex lg:col-span-2',
              startOf(index, plans.length),
              plan.popular && 'lg:-my-4',
            )}
          >
            <PlanCard plan={plan} memberOf={memberOf} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three plans a row; a last row of fewer stands in the middle, also while its plans still arrive. */
function startOf(index: number, count: number): string | false {
  const left = count % 3
  if (index !== count - left) return false
  return left === 1 ? 'lg:col-start-3' : 'lg:col-start-2'
}

type PlanCardProps = Omit<PlanCardsProps, 'plans'> & { plan: ListedPlan }

function PlanCard({ plan, memberOf, onChoose }: PlanCardProps) {
  const { popular } = plan
  const words = useWords(subscriptionsScreen).plans
  const soft = popular ? 'text-night-soft' : 'text-ink-soft'
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={clsx(
        'relative flex w-full flex-col rounded-cut-lg px-6 pt-10 pb-7 shadow-lift sm:px-8',
        popular ? 'bandhani bg-night text-on-night' : 'border border-line bg-sheet',
      )}
    >
      <CardPeg />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan.id}`} className="text-2xl">
          {plan.name}
        </h3>
        {popular && (
          <span className="rounded-sm bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent">
            {words.mostPopular}
          </span>
        )}
      </div>
      <p className={clsx('mt-1', soft)}>{plan.description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl font-extrabold tracking-tight">
          {formatPaise(plan.pricePaise)}
        </span>
        <span className="font-semibold">{words.aMonth}</span>
      </p>
      {plan.savingsPercent > 0 && (
        <p className="mt-1">
          <s className={soft}>
            <MarkedText
              text={words.before({ price: formatPaise(plan.originalPricePaise) })}
              parts={[onlyHeard]}
            />
          </s>{' '}
          <strong className={popular ? 'text-accent-bright' : 'text-success-text'}>
            {words.save({ percent: plan.savingsPercent })}
          </strong>
        </p>
      )}
      <p className="mt-1 min-h-[1lh] font-semibold">
        {words.beginning({
          trialDays: plan.trialDays,
          firstMonth:
            plan.firstMonthPricePaise < plan.pricePaise
              ? formatPaise(plan.firstMonthPricePaise)
              : null,
        })}
      </p>
      <ul
        className={clsx(
          'mt-5 mb-7 grid gap-2.5 border-t-[3px] pt-5',
          popular ? 'border-on-night/25' : 'border-rope',
        )}
      >
        {plan.features.map((feature) => (
          <li
            key={feature}
            className="grid [grid-template-columns:--spacing(5)_minmax(0,1fr)] gap-2"
          >
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={clsx(
                'mt-1 size-5 fill-none stroke-3 [stroke-linecap:round] [stroke-linejoin:round]',
                popular ? 'stroke-accent-bright' : 'stroke-success',
              )}
            >
              <path d="M3 11 L8 15.5 L17 5" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {memberOf === null ? (
          <Button
            wide
            variant={popular ? 'accent' : 'primary'}
            aria-describedby={`plan-${plan.id}`}
            onClick={() => onChoose(plan.id)}
          >
            {words.choose({ hasTrial: plan.trialDays > 0 })}
          </Button>
        ) : (
          <LinkButton wide variant={popular ? 'accent' : 'secondary'} to="/subscription-management">
            {memberOf === plan.id ? words.yours : words.change}
          </LinkButton>
        )}
      </div>
    </article>
  )
}

function onlyHeard(text: string) {
  return <span className="sr-only">{text}</span>
}
