// Dialog that cancels the subscription, after a confirmation.
import { cancelSubscription } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { useClubChange } from './use-club-change.ts'

const askCancel = addressOf(cancelSubscription)

export function CancelDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const time = useLaundryTime()
  const cancel = useClubChange(
    () => call(askCancel, { params: { id: club._id } }),
    {
      done: 'Subscription cancelled successfully.',
      note: 'You can continue using your remaining allowance until the end of your billing period.',
      failed: 'Failed to cancel subscription. Please try again.',
      unanswered: 'An error occurred while cancelling your subscription.',
    },
    onClose,
  )
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => cancel.change()}
      title="Cancel your subscription?"
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      action={cancel}
    >
      <p>
        {club.trial
          ? `Nothing will be charged. Your allowance stays yours until ${time.day(club.endDate)}.`
          : `What is left of your allowance stays yours until ${time.day(club.endDate)}. Nothing is charged after that.`}
      </p>
    </ConfirmDialog>
  )
}
