// A customer's Laundry Club subscription, with its use.
import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { AllowanceMeters } from '#web/features/club/allowance-meters.tsx'
import { activeClubQuery } from '#web/features/club/club-queries.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function ClubPanel({ userId }: { userId: string }) {
  const club = useQuery(activeClubQuery(userId))
  return (
    <Panel as="section" aria-labelledby="club">
      <h2 id="club" className="text-xl">
        Laundry Club
      </h2>
      {club.isPending && <Skeleton className="mt-3 h-24" />}
      {club.isError && club.data === undefined && (
        <FailedQueryNotice what="The subscription couldn’t be loaded." query={club} />
      )}
      {club.data === null && <p className="mt-2 text-ink-soft">No active subscription.</p>}
      {club.data && <Membership club={club.data} />}
    </Panel>
  )
}

function Membership({ club }: { club: Subscription }) {
  const time = useLaundryTime()
  return (
    <>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-2 text-lg font-semibold">
        {club.planName}
        <Badge tone={club.autoRenew ? 'success' : 'accent'}>
          {club.autoRenew ? 'Active' : 'Cancelled'}
        </Badge>
        {club.pause && <Badge>Paused</Badge>}
        {club.paymentProblem && <Badge tone="danger">Payment failed</Badge>}
      </p>
      <Facts>
        <Fact name="Price a month">{rupeesText(club.price)}</Fact>
        <Fact name="Member since">{time.day(club.memberSince)}</Fact>
        <Fact name={club.autoRenew ? 'Renews' : 'Ends'}>{time.day(club.endDate)}</Fact>
      </Facts>
      <AllowanceMeters club={club} />
    </>
  )
}
