// Confirmation of a delivery that is unpaid or not fully packed: the effects, and a reason.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { whatFollows } from '#words/en/orders/console/what-follows.ts'
import { whyUnpacked } from '#words/en/orders/console/status-question.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { statusPreviewQuery } from '#web/features/orders/status/status-changes.ts'
import { consequenceSentences } from '#web/features/orders/status/status-consequences.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { DONE_WORDS } from './completion-buttons.tsx'
import type { AtTheDoor } from './stop-of-orders.ts'

/** A stop that was marked, and what goes with it. */
export type Asked = { stop: RunStop; door: AtTheDoor }

/** Whether a completion waits for an answer: of a delivery that nobody paid for, or that isn't all packed. */
export function needsConfirmation(
  { kind, done, due, unpacked }: RunStop,
  door: AtTheDoor,
): boolean {
  // What is handed over in part completes nothing.
  if (door.units) return false
  return kind === 'delivery' && !done && (unpacked > 0 || (due > 0 && !door.collected))
}

type StopQuestionProps = {
  asked: Asked
  onClose: () => void
  onConfirm: (door: AtTheDoor) => void
}

/** Without a line, and for those who see no order's money, it says what the sheet itself knows. */
export function StopQuestion({ asked: { stop, door }, onClose, onConfirm }: StopQuestionProps) {
  const words = useWords(runSheet)
  const following = useWords(whatFollows)
  const { whyUnpacked: why } = useWords({ whyUnpacked })
  const mayRead = useSession().user?.permissions?.includes('orders') === true
  const { data } = useQuery({
    ...statusPreviewQuery([stop.orderId], 'completed'),
    // What is paid at the door is not unpaid once it is set.
    enabled: mayRead && !door.collected,
  })
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isUnpaid = stop.due > 0 && !door.collected
  const unpacked = data?.unpacked.units ?? stop.unpacked
  const isMissing = unpacked > 0 && reason.trim() === ''
  const sentences = data
    ? consequenceSentences('completed', data, following)
    : [
        unpacked > 0 && following.unpacked({ count: 1, of: 1, units: unpacked }),
        isUnpaid && words.staysDue({ sum: rupeesText(stop.due) }),
        words.follows,
      ].filter((line) => line !== false)
  const submit = () => {
    setIsAsked(true)
    if (!isMissing) onConfirm({ ...door, ...(unpacked > 0 && { reason: reason.trim() }) })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.ask(stop)}
      description={stop.name}
      action={{ isPending: false }}
      onSubmit={submit}
      cancelLabel={words.notNow}
      submitLabel={isUnpaid ? words.notPaid : DONE_WORDS.delivery}
      coming={
        <ul className="grid list-disc content-start gap-1.5 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    >
      {unpacked > 0 && (
        <Textarea
          {...why({ count: 1, of: 1 })}
          rows={2}
          maxLength={300}
          value={reason}
          error={isAsked && isMissing ? words.whyNeeded : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
