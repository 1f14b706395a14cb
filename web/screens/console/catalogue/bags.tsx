// Which services customers may send a bag for, without listing what is in it.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { type Bags as Setting, adminBags, changeBags } from '#contract/settings-bags.ts'
import { SERVICES } from '#domain/catalogue.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { bagsSettingScreen } from '#words/en/bags-setting-screen.ts'

const bags = queryOptions({
  queryKey: ['admin', 'bags'],
  queryFn: ({ signal }) => call(adminBags, {}, { signal }),
})

export function Bags() {
  const words = useWords(bagsSettingScreen)
  const setting = useQuery(bags)
  return (
    <Panel as="section" aria-labelledby="bags">
      <h2 id="bags" className="text-xl">
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
  const words = useWords(bagsSettingScreen)
  const client = useQueryClient()
  const { control, section } = useRecordForm(changeBags.body, setting, {
    send: (body) => call(changeBags, { body }),
    put: (now) => put(client, now),
    done: words.done,
  })
  const { field } = useController({ control, name: 'services' })
  const choose = (service: (typeof field.value)[number], isOffered: boolean) =>
    field.onChange(
      SERVICES.map(({ id }) => id).filter((id) =>
        id === service ? isOffered : field.value.includes(id),
      ),
    )
  return (
    <form noValidate onSubmit={section.onSubmit} className="mt-3 grid gap-3">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="sr-only">{words.label}</legend>
        {SERVICES.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={field.value.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <div>
        <Button type="submit" disabled={!section.dirty} busy={section.saving} busyLabel="Saving…">
          Save
        </Button>
      </div>
      <FormProblem problem={section.problem} />
    </form>
  )
}

function put(client: QueryClient, now: Setting): void {
  client.setQueryData(bags.queryKey, now)
}
