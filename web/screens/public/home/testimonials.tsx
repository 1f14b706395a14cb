// Customers' testimonials, if the laundry has any to show.
import { useBusiness } from '#web/lib/business.ts'
import { CustomerQuotes } from '#web/features/content/customer-quotes.tsx'
import { useWords } from '#web/lib/words.ts'
import { homeScreen } from '#words/en/base/home-screen.ts'

export function Testimonials() {
  const words = useWords(homeScreen)
  const said = useBusiness().marketing.testimonials.filter(({ plan }) => !plan)
  if (said.length === 0) return null
  return (
    <section data-marketing="testimonials" className="page py-16 lg:py-24">
      <h2 className="text-3xl">{words.said}</h2>
      <CustomerQuotes said={said} byClass="font-semibold text-ink-soft" />
    </section>
  )
}
