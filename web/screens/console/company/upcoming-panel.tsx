// A company's planned prices from a later day: list, withdrawal and new plan.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Company } from '#contract/companies/companies.ts'
import { withdrawCompanyPrices } from '#contract/companies/upcoming-company-prices.ts'
import { fromRupees } from '#domain/base/money.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { PlannedPriceDays } from '#web/features/catalogue/planned-price-days.tsx'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { upcomingCompanyPrices } from '#words/en/companies/upcoming-company-prices.ts'
import { PlanCompanyPrices } from './plan-company-prices.tsx'

export function UpcomingPanel({ company }: { company: Company }) {
  const words = useWords(upcomingCompanyPrices)
  const client = useQueryClient()
  const items = useQuery(catalogueQuery).data?.items ?? []
  const [planning, setPlanning] = useState(false)
  const byId = new Map(items.map((item) => [item.id, item]))
  const own = new Map(company.prices.map(({ itemId, price }) => [itemId, fromRupees(price)]))
  const { upcomingPrices: upcoming } = company
  return (
    <Panel as="section" aria-labelledby="upcoming-prices" className="grid gap-2">
      <h2 id="upcoming-prices" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-2xl text-ink-soft">{words.about}</p>
      {upcoming.length === 0 && <p>{words.none}</p>}
      <PlannedPriceDays
        planned={upcoming.flatMap(({ itemId, from, price }) => {
          const item = byId.get(itemId)
          const to = price === null ? null : fromRupees(price)
          const prices = words.change({ from: own.get(itemId) ?? null, to })
          return item ? { from, item, prices } : []
        })}
        withdraw={async (from, itemId) =>
          cacheCompany(
            client,
            await call(withdrawCompanyPrices, {
              params: { id: company._id, from },
              query: { itemId },
            }),
          )
        }
      />
      <div className="mt-2 flex justify-end">
        <Button variant="secondary" disabled={items.length === 0} onClick={() => setPlanning(true)}>
          {words.open}
        </Button>
      </div>
      {planning && (
        <PlanCompanyPrices company={company} items={items} onClose={() => setPlanning(false)} />
      )}
    </Panel>
  )
}
