// Members' testimonials, if the laundry has any to show.
import { useBusiness } from '#web/lib/business.ts'
import { Quotes } from '#web/features/content/quotes.tsx'

export function Testimonials() {
  const said = useBusiness().marketing.testimonials.filter(({ plan }) => plan)
  if (said.length === 0) return null
  return (
    <section data-marketing="members" className="bandhani bg-primary-band text-on-night">
      <div className="page py-16 lg:py-24">
        <h2 className="text-3xl">Members say</h2>
        <Quotes said={said} byClass="font-semibold text-on-night/85" />
      </div>
    </section>
  )
}
