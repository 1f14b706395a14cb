// Customers as a list, one line each: columns at a desk, two lines on a phone.
import { Link } from 'react-router'
import type { ListedCustomer } from '#contract/accounts/customers.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'

const count = new Intl.NumberFormat('en-IN')

const COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_5rem_6rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_9rem]'

/** Takes the customers in the order they are to stand. */
export function CustomerList({ customers }: { customers: readonly ListedCustomer[] }) {
  return (
    <Panel className="overflow-hidden p-0! text-sm sm:p-0!">
      <p
        aria-hidden="true"
        className={`grid gap-x-4 border-b border-line bg-sunk px-6 py-3 font-semibold max-md:hidden ${COLUMNS}`}
      >
        <span>Name</span>
        <span>Email and phone</span>
        <span className="text-right">Orders</span>
        <span className="text-right">Total spent</span>
      </p>
      <ul>
        {customers.map((customer) => (
          <Row key={customer._id} customer={customer} />
        ))}
      </ul>
    </Panel>
  )
}

/** The name's link covers the whole row, so that a thumb can't miss it. */
function Row({ customer }: { customer: ListedCustomer }) {
  const { _id, name, email, phone, totalOrders, totalSpent, blocked } = customer
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line px-5 py-3.5 last:border-b-0 hover:bg-primary-wash md:px-6 md:py-3 ${COLUMNS}`}
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={`/admin/customers/${_id}`}
          className={`${TEXT_LINK} text-base wrap-anywhere after:absolute after:inset-0`}
        >
          {name}
        </Link>
        {blocked && <Badge tone="danger">Blocked</Badge>}
      </p>
      <p className="min-w-0 text-ink-soft max-md:contents">
        <span className="block wrap-anywhere max-md:order-3 max-md:col-span-2">{email}</span>
        <span className="max-md:order-4">{phone}</span>
      </p>
      <p className="text-right whitespace-nowrap tabular-nums max-md:order-5 max-md:text-ink-soft">
        {`${count.format(totalOrders)} ${totalOrders === 1 ? 'order' : 'orders'}`}
      </p>
      <p className="text-right text-base font-semibold tabular-nums max-md:order-2">
        <span className="sr-only">Total spent: </span>
        {rupeesText(totalSpent)}
      </p>
    </li>
  )
}
