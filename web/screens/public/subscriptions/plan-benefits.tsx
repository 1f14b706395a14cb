// Benefits of a plan over single payments.
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { ReasonList } from '#web/features/content/reason-list.tsx'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

export function PlanBenefits() {
  const say = useSiteChoice()
  const words = useWords(subscriptionsScreen).benefits
  const { onePrice, nothingLost, back, pause, change, cancel } = words
  const reasons = [
    { title: onePrice.title, text: say('tax', onePrice.textWithTax, onePrice.text) },
    nothingLost,
    { title: back.title({ hours: TURNAROUND_HOURS }), text: back.text },
    pause,
    change,
    cancel,
  ]
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">{words.title}</h2>
      <ReasonList
        reasons={reasons}
        className="mt-8 gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      />
    </section>
  )
}
