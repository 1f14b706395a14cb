// Closing call of the page: a link back to the plans.
import { DrawnGarment } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

/** @param isFirstMonthLess whether who looks would pay less for their first month */
export function JoinClubBanner({ isFirstMonthLess }: { isFirstMonthLess: boolean }) {
  const words = useWords(subscriptionsScreen).call
  return (
    <section className="bg-accent text-on-accent">
      <div className="page grid items-center gap-x-12 gap-y-8 py-14 md:grid-cols-[1fr_auto] lg:py-20">
        <div className="max-w-2xl">
          <h2 className="text-3xl">{isFirstMonthLess ? words.firstMonthLess : words.rollOver}</h2>
          <p className="mt-3 mb-6 text-lg">{words.text}</p>
          <a
            href="#plans"
            className="inline-flex min-h-12 items-center justify-center rounded-md border-b-[3px] border-night-border bg-night-deep px-5 py-2 font-semibold text-on-night hover:brightness-125"
          >
            {words.link}
          </a>
        </div>
        <div className="flex gap-4 max-md:hidden" aria-hidden="true">
          <DrawnGarment name="kurta" cloth="white" className="h-44 w-auto" />
          <DrawnGarment name="towel" cloth="primary" className="h-44 w-auto" />
          <DrawnGarment name="trousers" cloth="danger" className="h-44 w-auto" />
        </div>
      </div>
    </section>
  )
}
