// Note for members: remaining allowance, and a link to the subscription.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

export function ClubMemberNote({ club }: { club: Subscription }) {
  const words = useWords(subscriptionsScreen).member
  const { kilograms, pickups } = club.left
  return (
    <div className="page pb-16 lg:pb-24">
      <Panel
        as="section"
        aria-labelledby="member"
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div>
          <h2 id="member" className="text-xl">
            {words.title}
          </h2>
          <p className="mt-1 text-ink-soft">
            {words.left({ plan: club.planName, kilograms, pickups })}
          </p>
        </div>
        <LinkButton to="/subscription-management">{words.link}</LinkButton>
      </Panel>
    </div>
  )
}
