// Plans one item's typed price from a later day, instead of at once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { AdminItem } from '#contract/settings/settings-catalogue.ts'
import { planPrices } from '#contract/catalogue/upcoming-prices.ts'
import { FromDayInput, useFirstPriceDay } from '#web/features/catalogue/price-change-fields.tsx'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { upcomingPrices } from '#words/en/catalogue/upcoming-prices.ts'
import { cacheUpcomingPrices } from './catalogue-state.ts'

type PlanPriceProps = {
  item: AdminItem
  /** As they were typed. */
  prices: Pick<AdminItem, 'listPrice' | 'onlinePrice'>
  onPlanned: () => void
}

export function PlanPriceForm({ item, prices, onPlanned }: PlanPriceProps) {
  const words = useWords(upcomingPrices)
  const client = useQueryClient()
  const time = useLaundryTime()
  const [from, setFrom] = useState(useFirstPriceDay())
  const [wrong, setWrong] = useState<string | undefined>()
  const plan = useMutation({
    mutationFn: (body: Parameters<typeof planOf>[0]) => planOf(body),
    onSuccess: (upcoming) => {
      cacheUpcomingPrices(client, upcoming)
      toast.success(words.planned({ item: item.name, date: time.date(from) }))
      onPlanned()
    },
    onError: (error) => setWrong(error.message),
  })
  const submit = () => {
    const body = { from, items: [{ id: item.id, version: item.version, ...prices }] }
    const issue = z.safeParse(planPrices.body, body).error?.issues[0]
    setWrong(issue?.message)
    if (!issue) plan.mutate(body)
  }
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-md bg-sunk px-4 py-3 lg:col-span-full">
      <FromDayInput value={from} error={wrong} onChange={setFrom} />
      <Button
        size="sm"
        className="mt-7"
        busy={plan.isPending}
        busyLabel={words.planning}
        onClick={submit}
      >
        {words.plan}
        <span className="sr-only"> {item.name}</span>
      </Button>
    </div>
  )
}

const planOf = (body: z.input<typeof planPrices.body>) => call(planPrices, { body })
