// Features included in every order.
import { COMPLAINT_HOURS } from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'

const featuresOf = (say: ReturnType<typeof useSiteChoice>) => [
  { title: 'Free pickup and delivery', text: 'Both ways, whatever the bag weighs.' },
  {
    title: 'A price that stands',
    text: say('tax', 'Shown before you book, with GST in it.', 'Shown before you book.'),
  },
  { title: 'Live tracking', text: 'A page that follows the order, for anyone who has the number.' },
  { title: 'SMS and email updates', text: 'At each step, so that you needn’t look.' },
  { title: 'Your wishes', text: 'No starch, shirts on hangers, ring twice: write it down once.' },
  {
    title: 'A guarantee',
    text: `Tell us within ${COMPLAINT_HOURS} hours and we clean it again or refund it.`,
  },
  {
    title: say('tax', 'A tax invoice', 'An invoice'),
    text: 'For every completed order, as a PDF.',
  },
  {
    title: 'A record of your clothes',
    text: 'Keep your garments here, with care notes and pictures.',
  },
]

export function Features() {
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">With every order</h2>
      <ReasonList
        reasons={featuresOf(useSiteChoice())}
        className="mt-8 gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4"
      />
    </section>
  )
}
