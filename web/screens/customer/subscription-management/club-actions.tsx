// Changes that a member can make to the subscription now, from the server.
import { useState } from 'react'
import { resumeSubscription, unpauseSubscription } from '#contract/club/subscription-changes.ts'
import { type Subscription } from '#contract/club/subscriptions.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { useClubChange } from './use-club-change.ts'

const askResume = addressOf(resumeSubscription)
const askUnpause = addressOf(unpauseSubscription)

export function ClubActions({ club }: { club: Subscription }) {
  const { changes: words } = useWords(subscriptionScreen)
  const [asking, setAsking] = useState<'plan' | 'pause' | 'cancel' | null>(null)
  const close = () => setAsking(null)
  const params = { id: club._id }
  const resume = useClubChange(() => call(askResume, { params }), {
    done: words.resumed,
    failed: words.notResumed,
  })
  const unpause = useClubChange(() => call(askUnpause, { params }), {
    done: words.unpaused,
    failed: words.notUnpaused,
  })
  const { can } = club
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {can.resume && (
          <Button variant="accent" busy={resume.isPending} onClick={() => resume.change()}>
            {words.resume}
          </Button>
        )}
        {can.unpause && (
          <Button variant="accent" busy={unpause.isPending} onClick={() => unpause.change()}>
            {words.unpause}
          </Button>
        )}
        {can.changePlan && (
          <Button variant="accent" onClick={() => setAsking('plan')}>
            {words.plan}
          </Button>
        )}
        {can.pause && (
          <Button variant="quiet-on-night" onClick={() => setAsking('pause')}>
            {words.pause}
          </Button>
        )}
        {can.cancel && (
          <Button variant="quiet-on-night" onClick={() => setAsking('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      <FormProblem problem={resume.problem ?? unpause.problem} />
      {asking === 'plan' && <PlanDialog club={club} onClose={close} />}
      {asking === 'pause' && <PauseDialog club={club} onClose={close} />}
      {asking === 'cancel' && <CancelDialog club={club} onClose={close} />}
    </>
  )
}
