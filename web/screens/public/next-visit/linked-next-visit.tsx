// Next visit by a message's link, without signing in.
import { useQuery } from '@tanstack/react-query'
import { isRefused, NotGood } from '#web/features/orders/proposal/proposal-parts.tsx'
import { NextVisitPanel } from '#web/features/next-visit/next-visit-panel.tsx'
import { nextVisitQuery } from '#web/features/next-visit/next-visit-query.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { nextVisit } from '#words/en/run-sheet/next-visit.ts'

export function LinkedNextVisit({ orderId, linkKey }: { orderId: string; linkKey: string }) {
  const words = useWords(nextVisit)
  const query = useQuery(nextVisitQuery(orderId, linkKey))
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={3} label={words.loading} />
      </Panel>
    )
  if (isRefused(query.error)) return <NotGood orderId={orderId} />
  if (!query.data) return <FailedQueryNotice what={words.notLoaded} query={query} />
  return (
    <NextVisitPanel visit={query.data} linkKey={linkKey}>
      <p>
        <TextLink to={`/track-order?orderId=${orderId}`}>
          {query.data.standing === 'open' ? words.more : words.seeOrder}
        </TextLink>
      </p>
    </NextVisitPanel>
  )
}
