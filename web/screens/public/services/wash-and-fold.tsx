// Head of the page: the list's promise, and the wash-and-fold price as a tag on the line.
import { fromPricePaise } from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { formatPaise } from '#domain/base/money.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { ClothesPeg } from '#web/illustrations/garments.tsx'
import { AVERAGE_LOAD, TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { SchedulePickupLink } from '#web/features/pickup/schedule-pickup-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useWords } from '#web/lib/words.ts'
import { servicesScreen } from '#words/en/catalogue/services-screen.ts'
import { leastWeight } from '#words/en/settings/least-weight.ts'
import { services } from '#words/en/catalogue/services.ts'

const HUNG: readonly Hung[] = [
  { name: 'towel', cloth: 'danger', x: 62, scale: 1.2 },
  { name: 'sock', cloth: 'success', x: 608, scale: 1.2 },
  { name: 'sock', cloth: 'success', x: 660, scale: 1.2 },
  { name: 'shirt', cloth: 'accent', x: 752, scale: 1.2 },
]

export function WashAndFold({ catalogue }: { catalogue: Catalogue }) {
  const say = useSiteChoice()
  const page = useWords(servicesScreen)
  const words = page.washAndFold
  const { names, descriptions } = useWords(services)
  const least = useWords(leastWeight)
  const pricePaise = fromPricePaise('wash-fold', catalogue.items)
  return (
    <section className="overflow-hidden print:hidden">
      <div className="page grid gap-x-12 pb-14 lg:grid-cols-[1fr_1.05fr] lg:items-start lg:pb-20">
        <div className="grid justify-items-start gap-5 pt-10 pb-10 lg:py-20">
          <h1 className="text-4xl font-extrabold">{page.title}</h1>
          <p className="max-w-[32rem] text-lg text-ink-soft">
            {say('tax', words.pricesWithTax, words.prices)} {words.freePickup}
          </p>
          <div className="flex flex-wrap gap-3">
            <SchedulePickupLink />
            <LinkButton to="/contact" variant="secondary">
              {words.ask}
            </LinkButton>
          </div>
        </div>
        <div className="relative lg:-mr-24 lg:min-h-118">
          <svg
            viewBox="0 0 800 500"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            <circle cx="560" cy="230" r="200" className="fill-sun" />
          </svg>
          <Clothesline
            hung={HUNG}
            width={800}
            height={190}
            top={24}
            sag={26}
            beyond="both"
            className="absolute inset-x-0 top-0 h-48 overflow-visible"
          />
          <div className="relative mx-auto mt-13.5 max-w-88 rounded-cut-lg bg-primary-wash px-7 pt-10 pb-8 lg:ml-[17%]">
            {['left-[22%]', 'right-[22%]'].map((place) => (
              <svg
                key={place}
                viewBox="-10 -12 20 30"
                aria-hidden="true"
                className={`absolute -top-5 h-12 ${place}`}
              >
                <ClothesPeg />
              </svg>
            ))}
            <h2 className="text-2xl">{names['wash-fold']}</h2>
            <p className="mt-1 text-ink-soft">{descriptions['wash-fold']}</p>
            {pricePaise !== null && (
              <p className="mt-5 flex items-baseline gap-2">
                <span className="font-display text-4xl font-extrabold tracking-tight">
                  {formatPaise(pricePaise)}
                </span>
                <span className="text-lg font-semibold">{words.perKilogram}</span>
              </p>
            )}
            <dl className="mt-5 grid gap-2 border-t-[3px] border-rope pt-4">
              <Term name={words.averageLoad} value={words.load(AVERAGE_LOAD)} />
              <Term name={words.backWithin} value={words.hours({ hours: TURNAROUND_HOURS })} />
            </dl>
            <p className="mt-3 text-sm text-ink-soft">
              {least.sentence(catalogue.settings.leastCharge)}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
