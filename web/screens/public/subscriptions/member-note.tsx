// Note for members: remaining allowance, and a link to the subscription.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function MemberNote({ club }: { club: Subscription }) {
  return (
    <div className="page pb-16 lg:pb-24">
      <Panel
        as="section"
        aria-labelledby="member"
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div>
          <h2 id="member" className="text-xl">
            You are in the Club
          </h2>
          <p className="mt-1 text-ink-soft">
            {`${club.planName} plan, with ${club.left.kilograms} kg and ${club.left.pickups} ${club.left.pickups === 1 ? 'pickup' : 'pickups'} left.`}
          </p>
        </div>
        <LinkButton to="/subscription-management">Your subscription</LinkButton>
      </Panel>
    </div>
  )
}
