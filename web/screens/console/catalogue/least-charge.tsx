// What washing by weight is charged at least; off until staff set it.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type LeastCharge as Setting,
  adminLeastCharge,
  changeLeastCharge,
} from '#contract/settings-least-charge.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/as-number.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { leastChargeScreen } from '#words/en/least-charge-screen.ts'

const leastCharge = queryOptions({
  queryKey: ['admin', 'least-charge'],
  queryFn: ({ signal }) => call(adminLeastCharge, {}, { signal }),
})

export function LeastCharge() {
  const words = useWords(leastChargeScreen)
  const setting = useQuery(leastCharge)
  return (
    <Panel as="section" aria-labelledby="least-charge">
      <h2 id="least-charge" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{words.hint}</p>
      {setting.isPending && <SkeletonList rows={1} label={words.loading} />}
      {setting.isError && <FailedQuery what={words.failed} query={setting} />}
      {setting.data && <Form setting={setting.data} />}
    </Panel>
  )
}

function Form({ setting }: { setting: Setting }) {
  const words = useWords(leastChargeScreen)
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeLeastCharge.body, setting, {
    send: (body) => call(changeLeastCharge, { body }),
    put: (now) => put(client, now),
    done: words.done,
  })
  return (
    <form noValidate onSubmit={section.onSubmit} className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <NumberInput
          label={words.label}
          className="w-36"
          error={errors.kilograms?.message}
          {...register('kilograms', AS_NUMBER)}
        />
        <Button type="submit" disabled={!section.dirty} busy={section.saving} busyLabel="Saving…">
          Save
        </Button>
      </div>
      <FormProblem problem={section.problem} />
    </form>
  )
}

function put(client: QueryClient, now: Setting): void {
  client.setQueryData(leastCharge.queryKey, now)
}
