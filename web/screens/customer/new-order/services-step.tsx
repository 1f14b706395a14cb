// Step 1: what is to be cleaned. One section a service, under tabs that stay in sight and a search over all items.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { FailedQuery } from '#web/ui/failed.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import type { Draft } from './draft-shape.ts'
import { ItemSearch } from './services/item-search.tsx'
import { NothingFound } from './services/nothing-found.tsx'
import { ServiceSection } from './services/service-section.tsx'
import { ServiceTabs } from './services/service-tabs.tsx'
import { servicesWith } from './services/services-with.ts'

/** The header's and the tabs' height with some air, so that what has the focus is never scrolled under them. */
const KEPT_CLEAR = '9rem'

type ServicesStepProps = {
  quantities: Draft['quantities']
  onQuantity: (itemId: string, quantity: number) => void
}

/** Every item of every service, each with its prices and count. */
export function ServicesStep({ quantities, onQuantity }: ServicesStepProps) {
  const catalogue = useQuery(catalogueQuery)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingTop = KEPT_CLEAR
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [])
  if (catalogue.isPending) return <SkeletonList rows={4} label="Loading the price list" />
  if (catalogue.isError) {
    return <FailedQuery what="The price list couldn't be loaded." query={catalogue} />
  }

  const found = servicesWith(catalogue.data.items, typed)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ItemSearch
        typed={typed}
        found={found.reduce((count, { items }) => count + items.length, 0)}
        onType={setTyped}
      />
      {found.length === 0 ? (
        <NothingFound typed={typed.trim()} onClear={() => setTyped('')} />
      ) : (
        <>
          <ServiceTabs services={found} quantities={quantities} />
          {found.map(({ service, items }) => (
            <ServiceSection
              key={service.id}
              service={service}
              leastKilograms={catalogue.data.leastKilograms}
              items={items}
              quantities={quantities}
              onQuantity={onQuantity}
            />
          ))}
        </>
      )}
    </div>
  )
}
