// Items and prices of the laundry, by service and edited in place.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { isReadAlone } from '#domain/settings/setting-keys.ts'
import { SHOWN } from '#domain/settings/settings.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { staffCatalogue } from './catalogue-state.ts'
import { DeclaredSetting } from './declared-setting.tsx'
import { ExpressFee } from './express-fee.tsx'
import { ServiceItems } from './service-items.tsx'
import { UpcomingPrices } from './upcoming-prices.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { changePrices } from '#words/en/catalogue/change-prices.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ChangePricesPanel = lazyPart(async () => ({
  default: (await import('./change-prices-panel.tsx')).ChangePricesPanel,
}))

/** The catalogue. */
export default function AdminCatalogue() {
  const words = useWords(changePrices)
  const catalogue = useQuery(staffCatalogue)
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">Catalogue</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">
          A new price applies from the next order; orders already placed keep theirs. Without an
          online price, the list price is charged. Enter saves an item and moves to the next, Escape
          undoes the change. <TextLink to="/admin/settings?tab=plans">Plans</TextLink> are in the
          settings.
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={!catalogue.data}
          onClick={() => setChanging(true)}
        >
          {words.open}
        </Button>
      </header>
      {catalogue.isError && (
        <FailedQueryNotice
          what={
            catalogue.data
              ? 'The catalogue couldn’t be refreshed; this may be old.'
              : 'The catalogue couldn’t be loaded.'
          }
          query={catalogue}
        />
      )}
      {catalogue.isPending && <SkeletonList rows={6} label="Loading the catalogue" />}
      {catalogue.data && (
        <>
          <UpcomingPrices upcoming={catalogue.data.upcoming} items={catalogue.data.items} />
          {SERVICES.map((service) => (
            <ServiceItems
              key={service.id}
              service={service}
              items={catalogue.data.items.filter((item) => item.service === service.id)}
            />
          ))}
          <ExpressFee express={catalogue.data.express} />
          {SHOWN.catalogue.filter(isReadAlone).map((key) => (
            <DeclaredSetting key={key} of={key} />
          ))}
          {isChanging && (
            <Suspense>
              <ChangePricesPanel
                items={catalogue.data.items.filter(({ active }) => active)}
                upcoming={catalogue.data.upcoming}
                onClose={() => setChanging(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}
