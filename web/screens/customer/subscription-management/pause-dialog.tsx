// Dialog that pauses the subscription for a chosen time.
import { useState } from 'react'
import { pauseSubscription } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { MAX_PAUSE_DAYS } from '#domain/club/club-changes.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { useClubChange } from './use-club-change.ts'

const askPause = addressOf(pauseSubscription)

const LENGTHS = [7, 14, 21, MAX_PAUSE_DAYS]

export function PauseDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const { pauseDialog: words } = useWords(subscriptionScreen)
  const [days, setDays] = useState(LENGTHS[0]!)
  const pause = useClubChange(
    () => call(askPause, { params: { id: club._id }, body: { days } }),
    { done: words.done({ days }), failed: words.failed },
    onClose,
  )
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.about}
      action={pause}
      onPress={() => pause.change()}
      cancelLabel={words.close}
      submitLabel={words.submit}
    >
      <Select
        label={words.length}
        hint={words.lengthHint}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {words.days({ count: length })}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
