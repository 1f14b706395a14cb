// Step 1: the items to clean. One section for each service, under sticky tabs and a search over all items.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { leastOrderPaise } from '#domain/orders/rules/least-order.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { useOrderCatalogue } from '#web/features/companies/ordering-company.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'
import { services } from '#words/en/catalogue/services.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { BagChoice } from './bag-choice.tsx'
import { ItemSearch } from '../services/item-search.tsx'
import { NothingFound } from '../services/nothing-found.tsx'
import { ServiceSection } from '../services/service-section.tsx'
import { ServiceTabs } from '../services/service-tabs.tsx'
import { findServicesWith } from '../services/find-services-with.ts'
import { bagsOffered, type Bag } from '../state/use-bag-price.ts'

/** The header's and the tabs' height with some air, so that what has the focus is never scrolled under them. */
const KEPT_CLEAR = '9rem'

type ServicesStepProps = {
  draft: Pick<Draft, 'quantities' | 'bag' | 'address'>
  bag: Bag | null
  onQuantity: (itemId: string, quantity: number) => void
  onBag: (services: ServiceId[] | undefined) => void
}

/** Every item of every service, each with its prices and count. */
export function ServicesStep(props: ServicesStepProps) {
  const catalogue = useOrderCatalogue()
  const bags = useQuery(bagsOffered)
  const words = useWords(chooseServices)
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingTop = KEPT_CLEAR
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [])
  // Where the bags can't be asked for, items can be listed all the same.
  if (catalogue.isPending || (bags.isPending && bags.failureCount === 0))
    return <SkeletonList rows={4} label={words.loading} />
  if (!catalogue.data) return <FailedQueryNotice what={words.notLoaded} query={catalogue.query} />
  const { draft, bag, onQuantity, onBag } = props
  const offered = bags.data?.map(({ service }) => service) ?? []
  const pin = cleanPinCode(draft.address.pin)
  const leastPaise = leastOrderPaise(catalogue.data.settings, pin)
  return (
    <div className="flex flex-col gap-4 [@media(height<26rem)]:flex-col-reverse [@media(height<26rem)]:gap-2">
      {offered.length > 0 && (
        <BagChoice offered={offered} chosen={draft.bag} bag={bag} onChange={onBag} />
      )}
      {draft.bag === undefined && leastPaise !== null && (
        <p className="text-ink-soft">{words.startsAt({ pin, leastPaise })}</p>
      )}
      {draft.bag === undefined && (
        <ServiceList
          catalogue={catalogue.data}
          quantities={draft.quantities}
          onQuantity={onQuantity}
        />
      )}
    </div>
  )
}

type ServiceListProps = Pick<ServicesStepProps, 'onQuantity'> & {
  catalogue: Catalogue
  quantities: Draft['quantities']
}

function ServiceList({ catalogue: { items }, quantities, onQuantity }: ServiceListProps) {
  const [typed, setTyped] = useState('')
  const { names } = useWords(services)
  const found = useMemo(() => findServicesWith(items, typed, names), [items, typed, names])
  // A slow phone shows what was typed before what it finds; and the first service before all the others, unless
  // somebody comes back to where they were.
  const isNew = Object.keys(quantities).length === 0
  const shown = useDeferredValue(found, isNew ? found.slice(0, 1) : found)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [@media(height<26rem)]:gap-2 [@media(height<26rem)_and_(width>=40rem)]:grid-cols-[13rem_minmax(0,1fr)] [@media(height<26rem)_and_(width>=40rem)]:[&>section]:col-span-2">
      <ItemSearch
        typed={typed}
        found={shown.reduce((count, service) => count + service.items.length, 0)}
        onType={setTyped}
      />
      {shown.length === 0 ? (
        <NothingFound typed={typed.trim()} onClear={() => setTyped('')} />
      ) : (
        <>
          <ServiceTabs services={shown} quantities={quantities} />
          {shown.map((service) => (
            <ServiceSection
              key={service.service.id}
              service={service.service}
              items={service.items}
              quantities={quantities}
              onQuantity={onQuantity}
            />
          ))}
        </>
      )}
    </div>
  )
}
