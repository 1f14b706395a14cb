// Dialog that changes the expected return date of pieces at an outside laundry.
import { useState } from 'react'
import { type AwayUnit, expectOn } from '#contract/clothes/vendors.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { LONGEST_AWAY_DAYS } from '#domain/clothes/vendors.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'

type ExpectedDialogProps = {
  unit: AwayUnit
  /** All of its order that are with the same laundry, by their numbers. */
  together: readonly number[]
  /** On the laundry's clocks. */
  today: string
  onClose: () => void
}

export function ExpectedDateDialog({ unit, together, today, onClose }: ExpectedDialogProps) {
  const words = useWords(vendorsScreen)
  const [expected, setExpected] = useState(unit.overdue ? today : (unit.expected ?? today))
  const [isAll, setAll] = useState(together.length > 1)
  const saving = useAction(expectOn, {
    networkMode: 'always',
    keyed: true,
    input: () => ({
      params: { id: unit.orderId },
      body: { units: isAll ? [...together] : [unit.unit], expected },
    }),
    failed: words.notSaved,
    onDone: onClose,
  })
  const submit = () => {
    if (expected !== '') saving.send()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.anotherDayTitle}
      description={`${words.thing(unit)} ${words.of(unit)} ${unit.number}. ${words.at(unit)}.`}
      action={{
        isPending: saving.isPending,
        problem: saving.error && formProblemOf(saving.error, words.notSaved),
      }}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.saveDay}
      busyLabel={words.saving}
      canSubmit={expected !== ''}
    >
      <TextInput
        type="date"
        label={words.expected}
        value={expected}
        min={today}
        max={addDays(today, LONGEST_AWAY_DAYS)}
        onChange={({ target }) => setExpected(target.value)}
      />
      {together.length > 1 && (
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {words.allOfOrder({ count: together.length, number: unit.number })}
        </Checkbox>
      )}
    </FormDialog>
  )
}
