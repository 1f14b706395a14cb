// Dialog of staff's bell: a switch for each kind of notification, saved at once, and the sound.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import type { changeStaffBell } from '#contract/people/staff-bell.ts'
import { BELL_KINDS } from '#domain/people/staff-bell.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { staffBell } from '#words/en/people/staff-bell.ts'
import { askChange, bellChoice } from './bell-choice.ts'
import { playChime } from './play-chime.ts'

type Change = NonNullable<InputOf<typeof changeStaffBell>['body']>

export function BellDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(staffBell)
  const client = useQueryClient()
  const { queryKey } = bellChoice
  const choice = useQuery(bellChoice)
  const save = useMutation({
    scope: { id: 'staff-bell' },
    mutationFn: (body: Change) => call(askChange, { body }),
    async onMutate({ kinds, sound }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (before) =>
          before && { kinds: { ...before.kinds, ...kinds }, sound: sound ?? before.sound },
      )
    },
    onError(error) {
      toast.failure(words.notSaved, error.message)
      return client.invalidateQueries({ queryKey })
    },
  })
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.intro}>
      {choice.isPending && <SkeletonList rows={3} label={words.loading} />}
      {choice.isError && <FailedQueryNotice what={words.notLoaded} query={choice} />}
      {choice.data && (
        <div className="divide-y divide-line">
          {BELL_KINDS.filter((kind) => choice.data.kinds[kind] !== undefined).map((kind) => (
            <Switch
              key={kind}
              {...words.kinds[kind]}
              checked={choice.data.kinds[kind]}
              onChange={(event) => save.mutate({ kinds: { [kind]: event.target.checked } })}
            />
          ))}
          <Switch
            label={words.sound}
            hint={words.soundHint}
            checked={choice.data.sound}
            onChange={(event) => {
              if (event.target.checked) playChime()
              save.mutate({ sound: event.target.checked })
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
