// A person's passkeys, each with its device and a Remove button, and a button to add one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { type Passkey, removePasskey } from '#contract/accounts/passkeys.ts'
import { passkeysScreen } from '#words/en/accounts/passkeys-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { canUsePasskeys } from '#web/features/account/passkeys-here.ts'
import { secondFactorQuery } from '#web/features/account/second-factor/second-factor-query.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { addPasskeyHere } from './add-passkey.ts'
import { passkeysQuery } from './passkeys-query.ts'

export function PasskeysPanel({ user }: { user: User }) {
  const { panel, waiting } = useWords(passkeysScreen)
  const client = useQueryClient()
  const options = passkeysQuery(user._id)
  const query = useQuery(options)
  const store = (passkeys: Passkey[]) => {
    client.setQueryData(options.queryKey, passkeys)
    void client.invalidateQueries(secondFactorQuery(user._id))
  }
  const adding = useMutation({
    mutationFn: addPasskeyHere,
    onSuccess(passkeys) {
      if (!passkeys || passkeys === 'known') return
      toast.success(panel.addedToast)
      store(passkeys)
    },
  })
  const removing = useAction(removePasskey, {
    input: (id: string) => ({ params: { id } }),
    onDone(passkeys) {
      store(passkeys)
      toast.success(panel.removed, panel.removedDetail)
    },
    onFailed(error) {
      toast.failure(panel.removeFailed, error instanceof ApiError ? error.message : undefined)
    },
  })
  if (query.isError) return <FailedQueryNotice what={panel.loadFailed} query={query} />
  if (!query.data) return <Skeleton className="h-40 rounded-cut" />
  return (
    <Panel as="section" aria-labelledby="passkeys" className="grid gap-4">
      <h2 id="passkeys" className="text-xl">
        {panel.title}
      </h2>
      <p className="text-ink-soft">{panel.intro}</p>
      {query.data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {query.data.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              busy={removing.isPending && removing.variables === passkey._id}
              onRemove={() => removing.send(passkey._id)}
            />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p>{panel.notHere}</p>}
      <output className="empty:hidden">{adding.data === 'known' && panel.known}</output>
      <FormProblem problem={adding.error && formProblemOf(adding.error, panel.addFailed)} />
      {canUsePasskeys() && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={adding.isPending}
          busyLabel={waiting}
          onClick={() => adding.mutate()}
        >
          {panel.add}
        </Button>
      )}
    </Panel>
  )
}

function PasskeyRow({
  passkey: { name, otherHost, lastUsedAt, addedAt },
  busy,
  onRemove,
}: {
  passkey: Passkey
  busy: boolean
  onRemove: () => void
}) {
  const { panel } = useWords(passkeysScreen)
  const { dateTime } = useLaundryTime()
  const used =
    lastUsedAt === null
      ? panel.added({ on: dateTime(addedAt) })
      : panel.lastUsed({ at: dateTime(lastUsedAt) })
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <KeyRound aria-hidden="true" size={22} className="shrink-0 text-ink-soft max-sm:hidden" />
      <div className="grid min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">
          {otherHost === null ? used : panel.otherHost({ host: otherHost })}
        </span>
      </div>
      <Button variant="quiet" size="sm" busy={busy} onClick={onRemove}>
        {panel.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
