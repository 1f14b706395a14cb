// Dialog that assigns the selected orders' pickups or deliveries to a rider.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignStops } from '#contract/orders/order-bulk.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { STOP_KINDS, type StopKind } from '#domain/run-sheet/run-sheet.ts'
import {
  BulkActionDialog,
  type BulkActionProps,
} from '#web/features/orders/bulk/bulk-action-dialog.tsx'
import { RIDERS } from '#web/features/dispatch/rider-queries.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'

const NOBODY = 'nobody'

export function AssignRiderDialog({
  orders,
  ...action
}: BulkActionProps & { orders: readonly StaffOrder[] }) {
  const words = useWords(bulkOrders)
  const [kind, setKind] = useState<StopKind>(
    orders.some(({ status }) => status === 'pickup_scheduled') ? 'pickup' : 'delivery',
  )
  const [riderId, setRiderId] = useState('')
  const known = useQuery(RIDERS)
  return (
    <BulkActionDialog
      {...action}
      title={words.assignTitle(orders.length)}
      action={words.assignThem}
      doneText={words.assigned}
      isReady={riderId !== ''}
      run={() =>
        call(assignStops, {
          body: {
            ids: orders.map(({ _id }) => _id),
            kind,
            riderId: riderId === NOBODY ? null : riderId,
          },
        })
      }
    >
      <ToggleFilter
        label={words.stops}
        showLabel
        options={STOP_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      {known.isPending && <SkeletonList rows={1} label={words.ridersLoading} />}
      {known.isError && <FailedQueryNotice what={words.ridersFailed} query={known} />}
      {known.data && (
        <Select
          label={words.rider}
          value={riderId}
          onChange={({ target }) => setRiderId(target.value)}
        >
          <option value="">{words.chooseRider}</option>
          {known.data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={NOBODY}>{words.unassigned}</option>
        </Select>
      )}
    </BulkActionDialog>
  )
}
