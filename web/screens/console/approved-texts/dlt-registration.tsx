// What operators registered the laundry as.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { type SettingRecord, useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { dltQuery } from './text-queries.ts'

export function DltRegistration() {
  const words = useWords(settingWords).dlt
  const dlt = useQuery(dltQuery)
  return (
    <div id="dlt">
      {dlt.isPending && <SkeletonList rows={2} label={words.loading} />}
      {dlt.isError && <FailedQueryNotice what={words.failed} query={dlt} />}
      {dlt.data && <DltForm dlt={dlt.data} />}
    </div>
  )
}

function DltForm({ dlt }: { dlt: SettingRecord }) {
  const words = useWords(settingWords).dlt
  const client = useQueryClient()
  const form = useDeclaredForm('dlt', dlt, (now) => client.setQueryData(dltQuery.queryKey, now))
  return (
    <SettingSection title={words.title} intro={words.intro} {...form.section}>
      <SettingFields of="dlt" form={form} />
    </SettingSection>
  )
}
