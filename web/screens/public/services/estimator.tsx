// Price estimator: thirteen quantities on the left, the running bill on the right.
import { useEffect, useState } from 'react'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { staffPriceBasis } from '#domain/catalogue/price-basis.ts'
import { estimator } from '#words/en/catalogue/estimator.ts'
import { useWords } from '#web/lib/words.ts'
import { readBasket, deleteBasket, saveBasket } from '#web/features/orders/basket.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { useSession } from '#web/lib/session.tsx'
import { services } from '#words/en/catalogue/services.ts'
import {
  type Typed,
  basketFromTyped,
  estimateOf,
  inputsByService,
  estimatorPricePaise,
  typedFromBasket,
} from './estimate.ts'
import { EstimatorRow } from './estimator-row.tsx'
import { earlyInputScript } from './keep-early.ts'
import { EstimateBill } from './estimate-bill.tsx'

export function Estimator({ catalogue }: { catalogue: readonly CatalogueItem[] }) {
  const [typed, setTyped] = useBasket()
  const say = useSiteChoice()
  const basis = staffPriceBasis({ everywhere: useBusiness().choices.online })
  const estimate = estimateOf(typed, catalogue, basis)
  const words = useWords(estimator)
  const { names } = useWords(services)
  const priceOf = (item: CatalogueItem) => {
    const written = (paise: Paise) =>
      item.unit === 'kg' ? words.perKilogram(paise) : formatPaise(paise)
    return say(
      'online',
      written(estimatorPricePaise(item, 'online')),
      written(estimatorPricePaise(item, 'list')),
    )
  }
  return (
    <section className="page py-14 lg:py-20 print:hidden">
      <h2 className="text-3xl">{words.title}</h2>
      <p className="mt-2 max-w-xl text-ink-soft">
        {say('online', words.leadAtOnlinePrices, words.lead)}
      </p>
      <noscript>
        <p className="mt-4 max-w-xl rounded-cut bg-accent-wash px-5 py-4 font-semibold text-accent-text">
          {words.needsJavaScript}
        </p>
      </noscript>
      {/* oxlint-disable-next-line react/no-danger -- a text of ours that browsers run and React leaves alone */}
      <script dangerouslySetInnerHTML={{ __html: earlyInputScript() }} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_24rem] lg:gap-14">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {inputsByService(catalogue).map(({ service, inputs }) => (
            <fieldset key={service} className={inputs.length > 3 ? 'md:row-span-3' : ''}>
              <legend className="font-display text-lg font-bold">{names[service]}</legend>
              <ul className="mt-2 border-t-[3px] border-rope">
                {inputs.map(({ name, item }) => (
                  <EstimatorRow
                    key={name}
                    itemId={item.id}
                    label={words.inputs[name]}
                    price={priceOf(item)}
                    unit={item.unit}
                    text={typed[name] ?? ''}
                    onText={(text) => setTyped({ ...typed, [name]: text })}
                  />
                ))}
              </ul>
            </fieldset>
          ))}
        </div>
        <EstimateBill estimate={estimate} onClear={() => setTyped({})} />
      </div>
    </section>
  )
}

/** What is typed, kept on this device for the order that it may become; the page is prerendered without. */
function useBasket(): [Typed, (typed: Typed) => void] {
  const personId = useSession().user?._id ?? null
  const [typed, setTyped] = useState<Typed>({})

  useEffect(() => {
    const kept = readBasket(personId)
    if (kept)
      setTyped((before) => (Object.keys(before).length > 0 ? before : typedFromBasket(kept)))
  }, [personId])

  const keep = (next: Typed) => {
    setTyped(next)
    if (Object.keys(next).length === 0) deleteBasket()
    else saveBasket(personId, basketFromTyped(next, readBasket(personId) ?? {}))
  }
  return [typed, keep]
}
