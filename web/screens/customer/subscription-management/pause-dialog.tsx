// Dialog that pauses the subscription for a chosen time.
import { useState } from 'react'
import { pauseSubscription } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { MAX_PAUSE_DAYS } from '#domain/club/club-changes.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { useClubChange } from './use-club-change.ts'

const askPause = addressOf(pauseSubscription)

const LENGTHS = [7, 14, 21, MAX_PAUSE_DAYS]

export function PauseDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const [days, setDays] = useState(LENGTHS[0]!)
  const pause = useClubChange(
    () => call(askPause, { params: { id: club._id }, body: { days } }),
    {
      done: `Paused for ${days} days.`,
      failed: 'Your subscription couldn’t be paused. Please try again.',
    },
    onClose,
  )
  return (
    <FormDialog
      onClose={onClose}
      title="Pause your subscription"
      description="Until then nothing is charged and your allowance rests. The days are added to the end of your period."
      action={pause}
      onPress={() => pause.change()}
      cancelLabel="Not now"
      submitLabel="Pause"
    >
      <Select
        label="For how long?"
        hint="Once a period. You can end it earlier."
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {length} days
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
