// Parts of today's takings, above their orders: payments for orders, and payments by companies.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readTaken, type TakenAnswer } from '#contract/operate/now.ts'
import type { TakenMethod } from '#contract/orders/order-list.ts'
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { NOW_KEY } from '#web/features/now/now-query.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { orderList } from '#words/en/orders/console/order-list.ts'

const askTaken = addressOf(readTaken)

/** Nothing for those who take no money. */
export function PaymentsTodayList({ method }: { method: TakenMethod }) {
  const { takenParts: words } = useWords(orderList)
  const permissions = useSession().user?.permissions ?? []
  const mayTake = permissions.includes('money-in')
  const taken = useQuery({
    queryKey: [...NOW_KEY, 'taken', method],
    queryFn: ({ signal }) => call(askTaken, { query: { method } }, { signal }),
    enabled: mayTake,
    networkMode: 'always',
  })
  if (!mayTake) return null
  if (taken.isError && !taken.data)
    return <FailedQueryNotice what={words.notLoaded} query={taken} />
  return (
    <section
      aria-label={words.title[method]}
      className="mt-1 rounded-md border border-line bg-sheet px-4 py-2.5 text-sm"
    >
      {taken.data ? (
        <PaymentsTodaySum
          method={method}
          taken={taken.data}
          opensCompanies={permissions.includes('customers')}
        />
      ) : (
        <p>{words.loading}</p>
      )}
    </section>
  )
}

type TakenSumProps = { method: TakenMethod; taken: TakenAnswer; opensCompanies: boolean }

export function PaymentsTodaySum({ method, taken, opensCompanies }: TakenSumProps) {
  const { takenParts: words } = useWords(orderList)
  const { orders, companies } = taken
  const ofCompaniesPaise = companies.reduce((sum, { amount }) => sum + fromRupees(amount), 0)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 tabular-nums">
        <span className="font-semibold">
          {words.title[method]}: {formatPaise(fromRupees(orders) + ofCompaniesPaise)}
        </span>
        <span className="text-ink-soft">{words.orders({ sum: rupeesText(orders) })}</span>
        {companies.length > 0 && (
          <span className="text-ink-soft">
            {words.companies({ sum: formatPaise(ofCompaniesPaise) })}
          </span>
        )}
      </p>
      {companies.length > 0 && (
        <ul aria-label={words.payments} className="mt-1.5 -mb-1">
          {companies.map((payment) => (
            <Payment key={payment._id} payment={payment} opens={opensCompanies} />
          ))}
        </ul>
      )}
    </>
  )
}

type PaymentProps = { payment: TakenAnswer['companies'][number]; opens: boolean }

function Payment({ payment, opens }: PaymentProps) {
  const time = useLaundryTime()
  const { companyId, name, amount, reference, at } = payment
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line">
      {opens ? (
        <Link
          to={`/admin/companies/${companyId}`}
          className={`${TEXT_LINK} inline-flex min-h-11 items-center wrap-anywhere`}
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold wrap-anywhere">{name}</span>
      )}
      <span className="min-w-0 flex-1 wrap-anywhere text-ink-soft">
        {[time.dateTime(at), reference].filter(Boolean).join(' · ')}
      </span>
      <strong className="tabular-nums">{rupeesText(amount)}</strong>
    </li>
  )
}
