// A customer's saved addresses.
import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '#web/features/account/profile-queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function AddressesPanel({ userId }: { userId: string }) {
  const addresses = useQuery(addressesQuery(userId))
  return (
    <Panel as="section" aria-labelledby="addresses" className="grid grid-cols-1 gap-3">
      <h2 id="addresses" className="text-xl">
        Saved addresses
      </h2>
      {addresses.isPending && <Skeleton className="h-16" />}
      {addresses.isError && !addresses.data && (
        <FailedQueryNotice what="The addresses couldn’t be loaded." query={addresses} />
      )}
      {addresses.data?.length === 0 && <p className="text-ink-soft">None saved.</p>}
      {addresses.data && addresses.data.length > 0 && (
        <ul className="grid gap-3">
          {addresses.data.map(({ _id, type, address, isDefault }) => (
            <li key={_id}>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {type}
                {isDefault && <Badge>Default</Badge>}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{address}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
