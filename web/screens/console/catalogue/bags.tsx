// Which services customers may send a bag for, without listing what is in it.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { type Bags as Setting, adminBags, changeBags } from '#contract/settings/settings-bags.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { bagsSettingScreen } from '#words/en/settings/bags-setting-screen.ts'
import { AskedSetting, SettingForm } from './small-setting.tsx'

const bags = queryOptions({
  queryKey: ['admin', 'bags'],
  queryFn: ({ signal }) => call(adminBags, {}, { signal }),
})

export function Bags() {
  const words = useWords(bagsSettingScreen)
  const setting = useQuery(bags)
  return (
    <AskedSetting id="bags" words={words} query={setting}>
      {(asked) => <Form setting={asked} />}
    </AskedSetting>
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
    <SettingForm section={section} button="below">
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
    </SettingForm>
  )
}

function put(client: QueryClient, now: Setting): void {
  client.setQueryData(bags.queryKey, now)
}
