// Benefits of a plan over single payments.
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'

const benefitsOf = (say: ReturnType<typeof useSiteChoice>) => [
  {
    title: 'One price a month',
    text: say(
      'tax',
      'Know what the washing costs before the month begins, GST included.',
      'Know what the washing costs before the month begins.',
    ),
  },
  {
    title: 'Nothing is lost',
    text: 'A quiet month? Your kilograms wait for up to 2 months, and you see each with its day.',
  },
  {
    title: `Back in ${TURNAROUND_HOURS} hours`,
    text: 'Free pickup and delivery, with the same care and the same guarantee.',
  },
  {
    title: 'Pause when you travel',
    text: 'Up to a month at a time: no charge, and the days are added to the end.',
  },
  {
    title: 'Change your mind',
    text: 'Move to a bigger or smaller plan from the next period on.',
  },
  {
    title: 'Cancel without a call',
    text: 'One press, and what you have paid for stays yours until the period ends.',
  },
]

export function Benefits() {
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">What members get</h2>
      <ReasonList
        reasons={benefitsOf(useSiteChoice())}
        className="mt-8 gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      />
    </section>
  )
}
