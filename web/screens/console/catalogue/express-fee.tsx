// What express delivery adds to an order.
import { useQueryClient } from '@tanstack/react-query'
import { changeExpressFee } from '#contract/settings-catalogue.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/as-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { putExpressFee, saveExpressFee } from './catalogue-state.ts'

type Express = { expressFee: number; version: string }

export function ExpressFee({ express }: { express: Express }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeExpressFee.body, express, {
    send: saveExpressFee,
    put: (now) => putExpressFee(client, now),
    done: 'The express fee is saved.',
  })
  return (
    <Panel as="section" aria-labelledby="express">
      <h2 id="express" className="text-xl">
        Express delivery
      </h2>
      <p className="mt-1 text-ink-soft">Added to an order that is brought back the same day.</p>
      <form noValidate onSubmit={section.onSubmit} className="mt-3 grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <NumberInput
            label="Fee, ₹"
            decimal
            className="w-36"
            error={errors.expressFee?.message}
            {...register('expressFee', AS_NUMBER)}
          />
          <Button type="submit" disabled={!section.dirty} busy={section.saving} busyLabel="Saving…">
            Save
          </Button>
        </div>
        <FormProblem problem={section.problem} />
      </form>
    </Panel>
  )
}
