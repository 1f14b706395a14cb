// Whether the counter and orders by phone charge the online price too.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type OnlinePrice as Setting,
  adminOnlinePrice,
  changeOnlinePrice,
} from '#contract/settings/settings-online-price.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { onlinePriceScreen } from '#words/en/settings/online-price-screen.ts'
import { AskedSetting, SettingForm } from './small-setting.tsx'

const onlinePrice = queryOptions({
  queryKey: ['admin', 'online-price'],
  queryFn: ({ signal }) => call(adminOnlinePrice, {}, { signal }),
})

export function OnlinePrice() {
  const words = useWords(onlinePriceScreen)
  const setting = useQuery(onlinePrice)
  return (
    <AskedSetting id="online-price" words={words} query={setting}>
      {(asked) => <Form setting={asked} />}
    </AskedSetting>
  )
}

function Form({ setting }: { setting: Setting }) {
  const words = useWords(onlinePriceScreen)
  const client = useQueryClient()
  const { register, section } = useRecordForm(changeOnlinePrice.body, setting, {
    send: (body) => call(changeOnlinePrice, { body }),
    put: (now) => {
      client.setQueryData(onlinePrice.queryKey, now)
      void client.invalidateQueries({ queryKey: catalogueQuery.queryKey })
    },
    done: words.done,
  })
  return (
    <SettingForm section={section} button="beside">
      <Checkbox {...register('everywhere')}>{words.label}</Checkbox>
    </SettingForm>
  )
}
