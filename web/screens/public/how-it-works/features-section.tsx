// Features included in every order.
import { COMPLAINT_HOURS } from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

const featuresOf = (
  words: (typeof howItWorksScreen)['features'],
  say: ReturnType<typeof useSiteChoice>,
) => [
  words.free,
  {
    title: words.price.title,
    text: say('tax', words.price.taxedText, words.price.text),
  },
  words.live,
  words.updates,
  words.wishes,
  { title: words.guarantee.title, text: words.guarantee.text({ hours: COMPLAINT_HOURS }) },
  {
    title: say('tax', words.invoice.taxTitle, words.invoice.title),
    text: words.invoice.text,
  },
  words.record,
]

export function FeaturesSection() {
  const words = useWords(howItWorksScreen).features
  const features = featuresOf(words, useSiteChoice())
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">{words.title}</h2>
      <ReasonList
        reasons={features}
        className="mt-8 gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4"
      />
    </section>
  )
}
