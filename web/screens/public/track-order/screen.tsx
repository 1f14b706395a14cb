// Track order: find an order by its id or number and follow it live, signed in or not.
import { useSearchParams } from 'react-router'
import { pageTitle } from '#web/lib/page-title.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { FollowedOrder } from './followed-order.tsx'
import { OrderSearch } from './order-search.tsx'
import { WhereToFind } from './where-to-find.tsx'

export const meta = () =>
  pageTitle('Track Order', 'Follow your laundry order live with its order ID. No login needed.')

export default function Screen() {
  const [search, setSearch] = useSearchParams()
  const reference = (useHydrated() && search.get('orderId')?.trim()) || ''
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header>
        <h1 className="text-3xl">Track Order</h1>
        <p className="mt-1 text-ink-soft">
          Enter your order ID and watch your clothes come down the line.
        </p>
      </header>
      <OrderSearch
        reference={reference}
        onSearch={(orderId) => setSearch({ orderId }, { preventScrollReset: true })}
      />
      {reference ? <FollowedOrder key={reference} reference={reference} /> : <WhereToFind />}
    </div>
  )
}
