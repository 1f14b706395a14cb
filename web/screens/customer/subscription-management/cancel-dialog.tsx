// Dialog that cancels the subscription, after a confirmation.
import { cancelSubscription } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { useClubChange } from './use-club-change.ts'

const askCancel = addressOf(cancelSubscription)

export function CancelDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const { cancelDialog: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const cancel = useClubChange(() => call(askCancel, { params: { id: club._id } }), words, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => cancel.change()}
      title={words.title}
      confirmLabel={words.submit}
      cancelLabel={words.close}
      action={cancel}
    >
      <p>{words.about({ isTrial: club.trial, until: time.day(club.endDate) })}</p>
    </ConfirmDialog>
  )
}
