// The operators' prices of messages, typed in.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { type SettingRecord, useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { messageRatesQuery } from './month-queries.ts'

export function MessageRates() {
  const words = useWords(settingWords).messageRates
  const rates = useQuery(messageRatesQuery)
  return (
    <div id="message-rates">
      {rates.isPending && <SkeletonList rows={2} label={words.loading} />}
      {rates.isError && <FailedQueryNotice what={words.failed} query={rates} />}
      {rates.data && <RatesForm rates={rates.data} />}
    </div>
  )
}

function RatesForm({ rates }: { rates: SettingRecord }) {
  const words = useWords(settingWords).messageRates
  const client = useQueryClient()
  const form = useDeclaredForm('messageRates', rates, (now) =>
    client.setQueryData(messageRatesQuery.queryKey, now),
  )
  return (
    <SettingSection title={words.title} intro={words.intro} {...form.section}>
      <SettingFields of="messageRates" form={form} />
    </SettingSection>
  )
}
