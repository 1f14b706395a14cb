// Offer of the Laundry Club: a month of washing at one price, the first at half of it.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

const HUNG: readonly Hung[] = [
  { name: 'towel', cloth: 'white', x: 70, scale: 1.25 },
  { name: 'shirt', cloth: 'primary', x: 200, scale: 1.3 },
  { name: 'kurta', cloth: 'danger', x: 338, scale: 1.25 },
  { name: 'sock', cloth: 'success', x: 436, scale: 1.2 },
  { name: 'sock', cloth: 'success', x: 484, scale: 1.2 },
]

/** @param isFirstMonthLess whether who looks would pay less for their first month */
export function Hero({ isFirstMonthLess }: { isFirstMonthLess: boolean }) {
  const { title, offer } = useWords(subscriptionsScreen)
  return (
    <section className="overflow-hidden bg-accent text-on-accent">
      <div className="page grid items-start gap-x-10 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid justify-items-start gap-5 pt-10 pb-2 lg:pt-20 lg:pb-40">
          <p className="rounded-sm bg-night-deep px-3 py-1 font-semibold text-on-night min-[24rem]:whitespace-nowrap">
            {isFirstMonthLess ? offer.firstMonthLess : offer.rollOver}
          </p>
          <h1 className="text-4xl font-extrabold">{title}</h1>
          <p className="max-w-[34rem] text-lg">{offer.text}</p>
        </div>
        <div className="max-lg:-mx-5 max-lg:h-44 max-lg:overflow-hidden lg:-mr-16 lg:pt-4">
          <Clothesline
            hung={HUNG}
            width={540}
            height={300}
            top={24}
            sag={24}
            moving
            beyond="right"
            className="max-lg:h-full lg:overflow-visible"
          />
        </div>
      </div>
    </section>
  )
}
