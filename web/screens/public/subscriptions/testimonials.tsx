// Members' testimonials, if the laundry has any to show.
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { CustomerQuotes } from '#web/features/content/customer-quotes.tsx'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

export function Testimonials() {
  const words = useWords(subscriptionsScreen)
  const said = useBusiness().marketing.testimonials.filter(({ plan }) => plan)
  if (said.length === 0) return null
  return (
    <section data-marketing="members" className="bandhani bg-primary-band text-on-night">
      <div className="page py-16 lg:py-24">
        <h2 className="text-3xl">{words.testimonials}</h2>
        <CustomerQuotes said={said} byClass="font-semibold text-on-night/85" />
      </div>
    </section>
  )
}
