// Benefits of the laundry.
import { DrawnGarment } from '#web/illustrations/garments.tsx'
import {
  COMPLAINT_HOURS,
  DRY_CLEANING_HOURS,
  TURNAROUND_HOURS,
} from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'
import { homeScreen } from '#words/en/base/home-screen.ts'

const benefitsOf = (words: (typeof homeScreen)['why'], say: ReturnType<typeof useSiteChoice>) => [
  { title: words.free, text: words.freeText },
  {
    title: words.fast({ hours: TURNAROUND_HOURS }),
    text: words.fastText({ hours: DRY_CLEANING_HOURS }),
  },
  { title: words.sure, text: words.sureText({ hours: COMPLAINT_HOURS }) },
  { title: words.live, text: words.liveText },
  { title: words.price, text: say('tax', words.taxedText, words.priceText) },
  { title: words.kind, text: words.kindText },
]

export function BenefitsSection() {
  const words = useWords(homeScreen).why
  const reasons = benefitsOf(words, useSiteChoice())
  return (
    <section className="bg-sunk">
      <div className="page grid gap-10 py-16 lg:grid-cols-[18rem_1fr] lg:gap-16 lg:py-24">
        <div>
          <h2 className="text-3xl">{words.title}</h2>
          <div className="mt-8 flex gap-3 max-lg:hidden">
            <DrawnGarment name="kurta" cloth="success" className="h-52 w-auto" />
            <DrawnGarment name="saree" cloth="primary" className="h-52 w-auto" />
          </div>
        </div>
        <ReasonList reasons={reasons} className="gap-x-12 gap-y-8 sm:grid-cols-2" />
      </div>
    </section>
  )
}
