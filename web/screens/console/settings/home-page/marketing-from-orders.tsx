// Numbers and ratings from real orders, as public pages show them: a preview, and the switch.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ordersSay } from '#contract/settings/settings-marketing.ts'
import { call } from '#web/lib/api.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const REFRESH_MS = 60_000

const fromOrders = queryOptions({
  queryKey: ['admin', 'settings', 'from-orders'],
  queryFn: ({ signal }) => call(ordersSay, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export function MarketingFromOrders() {
  const said = useQuery(fromOrders)
  if (said.isPending) return <SkeletonList rows={2} label="Loading figures from orders" />
  if (!said.data)
    return <FailedQueryNotice what="The figures from orders couldn’t be loaded." query={said} />
  const { numbers, testimonials } = said.data
  if (numbers.length === 0)
    return (
      <p className="text-ink-soft">No order is delivered yet, so the home page shows no figures.</p>
    )
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {numbers.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {testimonials.length === 0 ? (
        <p className="text-ink-soft">
          No customer has agreed to be quoted yet. They are asked when they rate an order.
        </p>
      ) : (
        <ul className="grid gap-3">
          {testimonials.map(({ name, rating, comment }) => (
            <li key={`${name} ${comment}`} className="grid gap-1 wrap-anywhere">
              <StarRating value={rating} />
              <p>{`“${comment}” – ${name}`}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
