// Price list: a table for each category, also for print.
import { Printer } from 'lucide-react'
import {
  type CatalogueItem,
  SERVICES,
  type Service,
  fromPricePaise,
  serviceById,
} from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { formatPaise } from '#domain/base/money.ts'
import { servicesScreen } from '#words/en/catalogue/services-screen.ts'
import { estimator } from '#words/en/catalogue/estimator.ts'
import { leastWeight } from '#words/en/settings/least-weight.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { services } from '#words/en/catalogue/services.ts'

type Listed = { service: Service; items: CatalogueItem[] }

/** The services sold by the piece, each with its items in their order. */
function categoriesOf(catalogue: readonly CatalogueItem[]): Listed[] {
  return SERVICES.filter(({ unit }) => unit === 'piece')
    .map((service) => ({
      service,
      items: catalogue
        .filter((item) => item.service === service.id)
        .toSorted((one, other) => one.position - other.position),
    }))
    .filter(({ items }) => items.length > 0)
}

export function PriceList({ catalogue }: { catalogue: Catalogue }) {
  const say = useSiteChoice()
  const words = useWords(servicesScreen).list
  return (
    <section className="bg-sunk py-14 lg:py-20 print:bg-transparent print:py-0">
      <div className="page print:max-w-none print:px-0">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
          <div>
            <h2 className="text-3xl">{words.title}</h2>
            <p className="mt-2 max-w-xl text-ink-soft">
              {say('online', words.leadAtOnlinePrices, words.lead)}
            </p>
          </div>
          <PrintButton />
        </div>
        <PrintedHead catalogue={catalogue} />
        <div className="mt-10 gap-6 md:columns-2 print:mt-4 print:columns-2 print:gap-8">
          {categoriesOf(catalogue.items).map((listed) => (
            <Category key={listed.service.id} {...listed} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Category({ service, items }: Listed) {
  const words = useWords(servicesScreen).list
  const { names, descriptions } = useWords(services)
  const hasOnline = items.some(({ onlinePricePaise }) => onlinePricePaise !== null)
  return (
    <article className="mb-6 break-inside-avoid overflow-hidden rounded-cut border border-line bg-sheet print:mb-4 print:rounded-none print:border-0">
      <div aria-hidden="true" className="gamcha h-1.5 print:hidden" />
      <div className="px-5 pt-5 pb-4 sm:px-7 sm:pt-6 print:p-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={service.id} className="text-xl">
            {names[service.id]}
          </h3>
          <p className="text-sm font-semibold text-primary-text">
            {words.backWithin({ hours: service.turnaroundHours })}
          </p>
        </div>
        <p className="mt-1 text-sm text-ink-soft print:hidden">{descriptions[service.id]}</p>
        <table aria-labelledby={service.id} data-stacks className="mt-3 w-full tabular-nums">
          <thead>
            <tr className="text-right text-sm text-ink-soft">
              <th scope="col" className="py-2 text-left font-medium">
                {words.item}
              </th>
              <th scope="col" className="py-2 font-medium">
                {words.price({ hasOnline })}
              </th>
              {hasOnline && (
                <th scope="col" className="w-[28%] py-2 pl-3 font-medium">
                  {words.online}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id} className="border-t border-line text-right">
                <th scope="row" className="py-2.5 pr-3 text-left font-medium print:py-1">
                  {item.name}
                </th>
                <td className="py-2.5 font-semibold whitespace-nowrap print:py-1">
                  {formatPaise(item.listPricePaise)}
                </td>
                {hasOnline && (
                  <td className="py-2.5 pl-3 font-semibold whitespace-nowrap text-success-text print:py-1">
                    {item.onlinePricePaise === null ? (
                      <span className="font-normal text-ink-soft">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{words.samePrice}</span>
                      </span>
                    ) : (
                      formatPaise(item.onlinePricePaise)
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}

/** Needs JavaScript, so the written page keeps only its place. */
function PrintButton() {
  const hydrated = useHydrated()
  const words = useWords(servicesScreen).list
  return (
    <Button
      variant="secondary"
      onClick={() => window.print()}
      className={hydrated ? '' : 'invisible'}
    >
      <Printer aria-hidden="true" size={18} />
      {words.print}
    </Button>
  )
}

/** Who the sheet of paper is from, and the price that isn't in a table. */
function PrintedHead({ catalogue }: { catalogue: Catalogue }) {
  const { name, phone, email, address } = useBusiness()
  const say = useSiteChoice()
  const words = useWords(servicesScreen).paper
  const least = useWords(leastWeight)
  const { perKilogram } = useWords(estimator)
  const service = useWords(services).names['wash-fold']
  const { turnaroundHours: hours } = serviceById('wash-fold')
  const perKgPaise = fromPricePaise('wash-fold', catalogue.items)
  return (
    <div className="hidden print:block">
      <p className="font-display text-3xl font-extrabold">{words.title({ laundry: name })}</p>
      <p className="mt-1">{[address, phone, email].filter(Boolean).join(' · ')}</p>
      <p>
        {say('tax', words.pricesWithTax, words.prices)} {words.freePickup}
      </p>
      {perKgPaise !== null && (
        <p className="mt-4 flex items-baseline justify-between border-y-[3px] border-rope py-3">
          <span>
            <MarkedText text={words.service({ service, hours })} parts={[large]} />{' '}
            {least.sentence(catalogue.settings.leastCharge)}
          </span>
          <strong className="text-xl">{perKilogram(perKgPaise)}</strong>
        </p>
      )}
    </div>
  )
}

function large(text: string) {
  return <strong className="font-display text-xl">{text}</strong>
}
