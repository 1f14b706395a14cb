// The prices that are planned, by the day from which they hold; each can be withdrawn, or a whole day.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminItem, UpcomingPrice } from '#contract/settings-catalogue.ts'
import { withdrawPrices } from '#contract/upcoming-prices.ts'
import { serviceOf } from '#domain/catalogue.ts'
import { fromRupees } from '#domain/money.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { upcomingPrices } from '#words/en/upcoming-prices.ts'
import { putUpcoming } from './catalogue-state.ts'

type UpcomingPricesProps = {
  upcoming: readonly UpcomingPrice[]
  items: readonly AdminItem[]
}

/** Nothing where nothing is planned. */
export function UpcomingPrices({ upcoming, items }: UpcomingPricesProps) {
  const words = useWords(upcomingPrices)
  const time = useLaundryTime()
  const byId = new Map(items.map((item) => [item.id, item]))
  const days = [...new Set(upcoming.map(({ from }) => from))]
  if (days.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="upcoming-prices" className="grid gap-2">
      <h2 id="upcoming-prices" className="text-xl">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.about}</p>
      {days.map((day) => {
        const planned = upcoming.filter(({ from }) => from === day)
        return (
          <details key={day} className="border-t border-line" open={planned.length <= 5}>
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
              <span className="font-semibold">{words.from(time.date(day))}</span>
              <span className="text-ink-soft">{words.count(planned.length)}</span>
            </summary>
            <ul className="divide-y divide-line">
              {planned.map((price) => {
                const item = byId.get(price.itemId)
                return (
                  item && <Planned key={item.id} item={item} price={price} date={time.date(day)} />
                )
              })}
            </ul>
            {planned.length > 1 && (
              <div className="py-2">
                <Withdraw
                  from={day}
                  count={planned.length}
                  label={words.withdrawAll}
                  of={words.ofDay(time.date(day))}
                />
              </div>
            )}
          </details>
        )
      })}
    </Panel>
  )
}

function Planned({ item, price, date }: { item: AdminItem; price: UpcomingPrice; date: string }) {
  const words = useWords(upcomingPrices)
  const service = serviceOf(item.service).name
  return (
    <li className="flex items-center gap-x-4 py-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{item.name}</span>
          {service !== item.name && <span className="ml-2 text-sm text-ink-soft">{service}</span>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <Price from={item.listPrice} to={price.listPrice} write={words.list} />
          {price.onlinePrice === null ? (
            item.onlinePrice !== null && <span>{words.noOnline}</span>
          ) : (
            <Price from={item.onlinePrice} to={price.onlinePrice} write={words.online} />
          )}
        </span>
      </div>
      <Withdraw
        from={price.from}
        itemId={item.id}
        count={1}
        label={words.withdraw}
        of={words.ofItem({ item: item.name, date })}
      />
    </li>
  )
}

function Price({
  from,
  to,
  write,
}: {
  from: number | null
  to: number
  write: (paise: number) => string
}) {
  const isOther = from !== null && from !== to
  return (
    <span>
      {isOther && <s className="mr-1 text-ink-soft">{write(fromRupees(from))}</s>}
      {write(fromRupees(to))}
    </span>
  )
}

type WithdrawProps = { from: string; itemId?: string; count: number; label: string; of: string }

function Withdraw({ from, itemId, count, label, of }: WithdrawProps) {
  const words = useWords(upcomingPrices)
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawPrices, { params: { from }, query: { itemId } }),
    onSuccess: (left) => {
      putUpcoming(client, left)
      toast.success(words.withdrawn(count))
    },
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
