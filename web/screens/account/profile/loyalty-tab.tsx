// The Loyalty tab: points, tier, rewards, an invitation for friends, and the history of points.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { loyaltyQuery } from '#web/features/account/loyalty-queries.ts'
import { loyaltyTab } from '#words/en/discounts/loyalty-tab.ts'
import { useWords } from '#web/lib/words.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ReferralPanel } from './referral-panel.tsx'
import { PointsHistory } from './points-history.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { TierCard } from './tier-card.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function LoyaltyTab({ user }: { user: User }) {
  const words = useWords(loyaltyTab)
  const loyalty = useQuery(loyaltyQuery(user._id))
  if (loyalty.isPending) return <SkeletonList rows={3} label={words.loading} />
  if (loyalty.isError) return <FailedQueryNotice what={words.notLoaded} query={loyalty} />
  return (
    <>
      <TierCard loyalty={loyalty.data} />
      <RewardsPanel loyalty={loyalty.data} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PointsHistory userId={user._id} />
        <ReferralPanel referral={loyalty.data.referral} />
      </div>
    </>
  )
}
