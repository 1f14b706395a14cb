// The Laundry Club's plans: content, prices and joining.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pageTitle } from '#web/lib/page-title.ts'
import { type ListedPlan, activeClubQuery, plansQuery } from '#web/features/club/club-queries.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { useSession } from '#web/lib/session.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'
import { PlanBenefits } from './plan-benefits.tsx'
import { JoinClubBanner } from './join-club-banner.tsx'
import { Hero } from './hero.tsx'
import { PlanCards } from './plan-cards.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { ClubQuestions } from './club-questions.tsx'
import { ClubSteps } from './club-steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Only a member reads what is left, and only who has chosen a plan needs the payment form.
const ClubMemberNote = lazyPart(async () => ({
  default: (await import('./club-member-note.tsx')).ClubMemberNote,
}))
const SubscribeDialog = lazyPart(async () => ({
  default: (await import('./subscribe-dialog.tsx')).SubscribeDialog,
}))

export const meta = () => {
  const words = wordsForMeta(subscriptionsScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const { user, status } = useSession()
  const words = useWords(subscriptionsScreen)
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const plans = useQuery({ ...plansQuery(user?._id ?? null), enabled: status !== 'unknown' })
  const club = useQuery({ ...activeClubQuery(user?._id ?? ''), enabled: user !== null })
  const offered = plans.data ?? []
  // Visitors may be new members; of anybody else the plans know whether they were one before.
  const isFirstMonthLess =
    user === null ||
    (!plans.isPlaceholderData &&
      offered.some(({ firstMonthPricePaise, pricePaise }) => firstMonthPricePaise < pricePaise))

  // The address says which plan is being paid for, so that login leads back to it. Its dialog stays
  // open with what it says when the session ends in the meantime.
  const wanted = hydrated ? search.get('plan') : null
  const [opened, setOpened] = useState<ListedPlan | null>(null)
  const isKnown =
    status === 'signed-in' && !plans.isPlaceholderData && !club.isPending && !club.data
  const found = isKnown ? offered.find(({ id }) => id === wanted) : undefined
  if (found && found.id !== opened?.id) setOpened(found)
  if (wanted === null && opened) setOpened(null)
  const chosen = opened?.id === wanted ? opened : null

  const choose = (planId: string) => {
    if (status === 'signed-in') setSearch({ plan: planId }, { preventScrollReset: true })
    else void navigate(signInPath('/login', `/subscriptions?plan=${planId}`))
  }
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })

  return (
    <>
      <Hero isFirstMonthLess={isFirstMonthLess} />
      {plans.isError && (
        <div className="page pb-8">
          <FailedQueryNotice what={words.notLoaded} query={plans} />
        </div>
      )}
      <PlanCards plans={offered} memberOf={club.data?.planId ?? null} onChoose={choose} />
      {user ? (
        club.data && (
          <Suspense>
            <ClubMemberNote club={club.data} />
          </Suspense>
        )
      ) : (
        <LoginPrompt />
      )}
      <ClubSteps />
      <PlanBenefits />
      <Testimonials />
      <ClubQuestions />
      <JoinClubBanner isFirstMonthLess={isFirstMonthLess} />
      {chosen && (
        <Suspense>
          <SubscribeDialog key={chosen.id} plan={found ?? chosen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
