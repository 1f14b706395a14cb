// Next visit on the order's page: the same three times, and more in the dialog.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { OrderDialog } from '#web/features/orders/actions/order-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { nextVisit } from '#words/en/run-sheet/next-visit.ts'
import { NextVisitPanel } from './next-visit-panel.tsx'
import { nextVisitQuery } from './next-visit-query.ts'

export function OwnNextVisit({ order }: { order: Order }) {
  const words = useWords(nextVisit)
  const query = useQuery(nextVisitQuery(order._id, null))
  const [isMore, setIsMore] = useState(false)
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={3} label={words.loading} />
      </Panel>
    )
  if (!query.data) return <FailedQueryNotice what={words.notLoaded} query={query} />
  const { kind, standing, fee } = query.data
  // The order's page says the rest.
  if (standing !== 'open' && standing !== 'chosen') return null
  return (
    <NextVisitPanel visit={query.data} linkKey={null}>
      {standing === 'open' && (
        <p>
          <Button variant="secondary" onClick={() => setIsMore(true)}>
            {words.more}
          </Button>
        </p>
      )}
      {isMore && (
        <OrderDialog
          order={order}
          secondVisitFee={fee}
          name={kind === 'pickup' ? 'reschedule' : 'delivery'}
          onClose={() => setIsMore(false)}
        />
      )}
    </NextVisitPanel>
  )
}
