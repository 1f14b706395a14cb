// Dialog in which who plans runs sets who gets new stops.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { type SettingRecord, useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { newStops } from '#words/en/run-sheet/new-stops.ts'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { NEW_STOPS, NEW_STOPS_SETTING } from './new-stops-query.ts'

export function NewStopsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(settingWords).newStops
  const setting = useQuery(NEW_STOPS_SETTING)
  if (setting.data && !setting.isFetching)
    return <SettingDialog saved={setting.data} onClose={onClose} />
  return (
    <Dialog open size="md" title={words.title} description={words.intro} onClose={onClose}>
      {setting.isError ? (
        <FailedQueryNotice what={words.failed} query={setting} />
      ) : (
        <SkeletonList rows={3} label={words.loading} />
      )}
    </Dialog>
  )
}

function SettingDialog({ saved, onClose }: { saved: SettingRecord; onClose: () => void }) {
  const words = useWords(settingWords).newStops
  const ours = useWords(newStops)
  const client = useQueryClient()
  const form = useDeclaredForm('newStops', saved, (now) => {
    client.setQueryData<SettingRecord>(NEW_STOPS_SETTING.queryKey, now)
    void client.invalidateQueries({ queryKey: NEW_STOPS.queryKey, exact: true })
  })
  const { section } = form
  const [opened] = useState(saved.version)
  const isSaved = saved.version !== opened && section.problem === null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])
  return (
    <FormDialog
      size="md"
      title={words.title}
      description={words.intro}
      action={{ isPending: section.saving, problem: section.problem }}
      canSubmit={section.dirty}
      submitLabel={ours.save}
      busyLabel={ours.saving}
      onSubmit={section.onSubmit}
      onClose={onClose}
    >
      <SettingFields of="newStops" form={form} />
    </FormDialog>
  )
}
