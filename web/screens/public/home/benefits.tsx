// Benefits of the laundry.
import { Garment } from '#web/illustrations/garments.tsx'
import {
  COMPLAINT_HOURS,
  DRY_CLEANING_HOURS,
  TURNAROUND_HOURS,
} from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'

const benefitsOf = (say: ReturnType<typeof useSiteChoice>) => [
  {
    title: 'Free pickup & delivery',
    text: 'At your door, in the slot you chose. No delivery fee.',
  },
  {
    title: `Back in ${TURNAROUND_HOURS} hours`,
    text: `Wash & fold and ironing the next day. Dry cleaning takes ${DRY_CLEANING_HOURS} hours.`,
  },
  {
    title: 'Satisfaction guaranteed',
    text: `Not right? Tell us within ${COMPLAINT_HOURS} hours of delivery: we clean it again or refund it.`,
  },
  {
    title: 'You know where it is',
    text: 'SMS and email updates, and a tracking page that updates automatically.',
  },
  {
    title: 'The price you saw',
    text: `${say('tax', 'In rupees, GST included.', 'In rupees.')} Should we find other pieces than you booked, you hear first.`,
  },
  {
    title: 'Kind to your clothes',
    text: 'Sorted by fabric and colour, washed apart from everyone else’s.',
  },
]

export function Benefits() {
  return (
    <section className="bg-sunk">
      <div className="page grid gap-10 py-16 lg:grid-cols-[18rem_1fr] lg:gap-16 lg:py-24">
        <div>
          <h2 className="text-3xl">Good reasons to let go of the bucket</h2>
          <div className="mt-8 flex gap-3 max-lg:hidden">
            <Garment name="kurta" cloth="success" className="h-52 w-auto" />
            <Garment name="saree" cloth="primary" className="h-52 w-auto" />
          </div>
        </div>
        <ReasonList
          reasons={benefitsOf(useSiteChoice())}
          className="gap-x-12 gap-y-8 sm:grid-cols-2"
        />
      </div>
    </section>
  )
}
