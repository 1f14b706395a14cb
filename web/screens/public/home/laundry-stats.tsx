// Stats band: the laundry's own numbers, or nothing.
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { homeScreen } from '#words/en/base/home-screen.ts'

export function LaundryStats() {
  const words = useWords(homeScreen)
  const { numbers } = useBusiness().marketing
  if (numbers.length === 0) return null
  return (
    <section aria-label={words.numbers} data-marketing="numbers" className="bg-night text-on-night">
      <dl className="page grid grid-cols-[auto_auto] gap-x-3 gap-y-8 py-10 sm:gap-x-6 lg:grid-cols-4 lg:py-14">
        {numbers.map(({ value, label }) => (
          <div
            key={`${value} ${label}`}
            className="flex flex-col-reverse justify-end border-l-4 border-accent pl-3 sm:pl-4"
          >
            <dt className="text-night-soft">{label}</dt>
            <dd className="font-display text-2xl font-extrabold tracking-tight whitespace-nowrap sm:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
