// Planned prices by their first day; each price, or a whole day, can be withdrawn.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CatalogueItem, serviceById } from '#domain/catalogue/catalogue.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { upcomingPrices } from '#words/en/catalogue/upcoming-prices.ts'

export type PlannedPrice = {
  from: string
  item: Pick<CatalogueItem, 'id' | 'name' | 'service'>
  /** What it costs from then on, beside what it costs today. */
  prices: ReactNode
}

type PlannedDaysProps = {
  /** By day. */
  planned: readonly PlannedPrice[]
  /** Withdraws one item's price of a day, or all of a day where none is named, and shows what is left. */
  withdraw: (from: string, itemId?: string) => Promise<void>
}

export function PlannedPriceDays({ planned, withdraw }: PlannedDaysProps) {
  const words = useWords(upcomingPrices)
  const time = useLaundryTime()
  const days = [...new Set(planned.map(({ from }) => from))]
  return days.map((day) => {
    const ofDay = planned.filter(({ from }) => from === day)
    const date = time.date(day)
    return (
      <details key={day} className="border-t border-line" open={ofDay.length <= 5}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
          <span className="font-semibold">{words.from(date)}</span>
          <span className="text-ink-soft">{words.count(ofDay.length)}</span>
        </summary>
        <ul className="divide-y divide-line">
          {ofDay.map(({ item, prices }) => (
            <li key={item.id} className="flex items-center gap-x-4 py-1">
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <ItemName item={item} />
                <span className="flex flex-wrap gap-x-3 text-sm tabular-nums">{prices}</span>
              </div>
              <Withdraw
                act={() => withdraw(day, item.id)}
                count={1}
                label={words.withdraw}
                of={words.ofItem({ item: item.name, date })}
              />
            </li>
          ))}
        </ul>
        {ofDay.length > 1 && (
          <div className="py-2">
            <Withdraw
              act={() => withdraw(day)}
              count={ofDay.length}
              label={words.withdrawAll}
              of={words.ofDay(date)}
            />
          </div>
        )}
      </details>
    )
  })
}

function ItemName({ item }: { item: PlannedPrice['item'] }) {
  const service = serviceById(item.service).name
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-medium">{item.name}</span>
      {service !== item.name && <span className="ml-2 text-sm text-ink-soft">{service}</span>}
    </span>
  )
}

type WithdrawProps = { act: () => Promise<void>; count: number; label: string; of: string }

function Withdraw({ act, count, label, of }: WithdrawProps) {
  const words = useWords(upcomingPrices)
  const withdraw = useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(words.withdrawn(count)),
    onError: (error) => toast.failure(words.failed, error.message),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={withdraw.isPending}
      busyLabel={words.withdrawing}
      onClick={() => withdraw.mutate()}
    >
      {label}
      <span className="sr-only">{of}</span>
    </Button>
  )
}
