// Welcome for a customer without orders: a first pickup, and the half-price month.
import { useQuery } from '@tanstack/react-query'
import { toRupees } from '#domain/base/money.ts'
import { activeClubQuery, plansQuery } from '#web/features/club/club-queries.ts'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { dashboard } from '#words/en/orders/customer-orders.ts'

const HUNG: readonly Hung[] = [
  { name: 'shirt', cloth: 'white', x: 80, scale: 0.8 },
  { name: 'kurta', cloth: 'accent', x: 210, scale: 0.72 },
  { name: 'saree', cloth: 'success', x: 340, scale: 0.72 },
  { name: 'towel', cloth: 'white', x: 470, scale: 0.8 },
]

export function WelcomeBanner() {
  const { welcome: words } = useWords(dashboard)
  return (
    <section
      aria-labelledby="welcome"
      className="overflow-hidden rounded-cut-lg bg-night text-on-night md:grid md:grid-cols-2 md:items-center"
    >
      <Clothesline width={560} height={170} top={24} sag={22} hung={HUNG} moving />
      <div className="grid justify-items-start gap-3 p-6 pt-2 sm:p-8">
        <h2 id="welcome" className="text-2xl">
          {words.title}
        </h2>
        <p className="text-night-soft">{words.text}</p>
        <LinkButton variant="accent" to="/new-order" className="mt-2">
          {words.schedule}
        </LinkButton>
      </div>
    </section>
  )
}

/** What a new member pays for the first month; nothing where that is the full price, or somebody is a member already. */
export function FirstMonthOffer({ userId }: { userId: string }) {
  const { welcome: words } = useWords(dashboard)
  const plans = useQuery(plansQuery(userId))
  const club = useQuery(activeClubQuery(userId))
  const [cheapest] = [...(plans.data ?? [])]
    .filter((plan) => plan.firstMonthPricePaise < plan.pricePaise)
    .sort((one, other) => one.firstMonthPricePaise - other.firstMonthPricePaise)
  if (!cheapest || plans.isPlaceholderData || club.data !== null) return null
  const price = (paise: typeof cheapest.pricePaise) => rupeesText(toRupees(paise))
  return (
    <Panel as="section" aria-labelledby="first-month" className="grid justify-items-start gap-2">
      <h2 id="first-month" className="text-xl">
        {words.firstMonthTitle}
      </h2>
      <p className="text-ink-soft">
        {words.firstMonthText({
          from: price(cheapest.firstMonthPricePaise),
          later: price(cheapest.pricePaise),
        })}
      </p>
      <LinkButton size="sm" variant="secondary" to="/subscriptions" className="mt-2">
        {words.plans}
      </LinkButton>
    </Panel>
  )
}
