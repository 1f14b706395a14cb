// The customer's Laundry Club subscription: remaining allowance, charges and changes.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { activeClubQuery } from '#web/features/club/club-queries.ts'
import { LoginRequired } from '#web/features/account/login-required.tsx'
import { useSession } from '#web/lib/session.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { ClubActions } from './club-actions.tsx'
import { ChargeList } from './charge-list.tsx'
import { AllowanceLots } from './allowance-lots.tsx'
import { CurrentAllowance } from './current-allowance.tsx'
import { ClubNotices } from './club-notices.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'

export const meta = () => pageTitle(wordsForMeta(subscriptionScreen).pageTitle)

export default function Screen() {
  const words = useWords(subscriptionScreen)
  const { user, status } = useSession()
  if (user) return <Management user={user} />
  if (status === 'visitor') return <LoginRequired>{words.logIn}</LoginRequired>
  return (
    <div className="page py-10 md:py-14">
      <SkeletonList label={words.loading} />
    </div>
  )
}

function Management({ user }: { user: User }) {
  const words = useWords(subscriptionScreen)
  const query = useQuery(activeClubQuery(user._id))
  const club = query.data
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 md:gap-8 md:py-12">
      <header>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.about}</p>
      </header>
      {query.isPending && <SkeletonList label={words.loading} />}
      {query.isError && <FailedQueryNotice what={words.notLoaded} query={query} />}
      {club === null && (
        <Panel>
          <EmptyState
            title={words.none.title}
            illustration={<EmptyClothesline />}
            action={
              <>
                <LinkButton to="/subscriptions">{words.none.plans}</LinkButton>
                <LinkButton to="/new-order" variant="secondary">
                  {words.none.order}
                </LinkButton>
              </>
            }
          >
            {words.none.about}
          </EmptyState>
        </Panel>
      )}
      {club && (
        <>
          <ClubNotices club={club} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-8">
            <div className="grid gap-6 lg:gap-8">
              <CurrentAllowance club={club} />
              <AllowanceLots lots={club.lots} />
              <ChargeList subscriptionId={club._id} />
            </div>
            <div className="max-lg:contents lg:grid lg:gap-8">
              <div className="max-lg:order-first">
                <PlanSheet club={club}>
                  <ClubActions club={club} />
                </PlanSheet>
              </div>
              <SubscriptionCard club={club} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
