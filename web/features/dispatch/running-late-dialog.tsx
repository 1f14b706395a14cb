// Dialog that tells the customers of a rider's run that it is late, and takes that back.
import { useState } from 'react'
import { announceDelay, type RunDelay, undoDelay } from '#contract/run-sheet/run-delays.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { RUN_DELAYS, type RunDelayMinutes } from '#domain/run-sheet/arrival/run-delay.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { toast } from '#web/ui/toast.tsx'
import { runningLate } from '#words/en/run-sheet/riders.ts'

type RunningLateDialogProps = {
  /** Those with stops that aren't done; never empty. */
  riders: readonly Rider[]
  onClose: () => void
}

export function RunningLateDialog({ riders, onClose }: RunningLateDialogProps) {
  const words = useWords(runningLate)
  const [riderId, setRiderId] = useState(riders.length === 1 ? riders[0]!._id : '')
  const [minutes, setMinutes] = useState<RunDelayMinutes>(30)
  const [told, setTold] = useState<RunDelay | null>(null)
  const announcing = useAction(announceDelay, {
    input: () => ({ body: { riderId, minutes } }),
    onDone: setTold,
    failed: words.failed,
  })
  const undoing = useAction(undoDelay, {
    input: (id: string) => ({ params: { id } }),
    onDone: ({ message }) => {
      toast.success(message)
      onClose()
    },
    failed: words.undoFailed,
  })
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.title}
      description={words.about}
      action={announcing}
      {...(told && { cancelLabel: words.close })}
      canSubmit={riderId !== '' && told === null}
      onSubmit={() => announcing.send()}
      submitLabel={words.submit}
      busyLabel={words.busy}
    >
      <Select
        label={words.rider}
        value={riderId}
        disabled={told !== null}
        onChange={({ target }) => setRiderId(target.value)}
      >
        <option value="">{words.chooseRider}</option>
        {riders.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={words.late}
        value={minutes}
        disabled={told !== null}
        onChange={({ target }) =>
          setMinutes(RUN_DELAYS.find((each) => each === Number(target.value)) ?? minutes)
        }
      >
        {RUN_DELAYS.map((each) => (
          <option key={each} value={each}>
            {words.minutes({ minutes: each })}
          </option>
        ))}
      </Select>
      {told && (
        <div className="grid justify-items-start gap-2">
          <output className="font-semibold">{words.told({ told: told.told })}</output>
          <FormProblem problem={undoing.problem} />
          <Button
            variant="secondary"
            size="sm"
            disabled={undoing.isPending}
            onClick={() => undoing.send(told._id)}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
