// A person's signed-in devices: log out of one, or of all but this one.
import { useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import {
  type Device,
  type SignIns,
  signOutDevice,
  signOutElsewhere,
} from '#contract/accounts/account-security.ts'
import { ownDevices } from '#words/en/accounts/sign-in-panels.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { signInsQuery } from './sign-ins-query.ts'

export function SignedInDevices({ user, devices }: { user: User; devices: readonly Device[] }) {
  const words = useWords(ownDevices)
  const client = useQueryClient()
  const { dateTime } = useLaundryTime()
  const { queryKey } = signInsQuery(user._id)
  const done = (signIns: SignIns) => client.setQueryData(queryKey, signIns)
  const failed = (error: Error) => {
    const isUnproven = error instanceof ApiError && error.code === 'proof_needed'
    toast.failure(
      words.notSignedOut,
      isUnproven ? words.proofNeeded : error instanceof ApiError ? error.message : words.tryAgain,
    )
    void client.invalidateQueries({ queryKey })
  }
  const one = useAction(signOutDevice, {
    input: (id: string) => ({ params: { id } }),
    onDone: done,
    onFailed: failed,
  })
  const others = useAction(signOutElsewhere, {
    onDone(signIns) {
      done(signIns)
      toast.success(words.signedOutElsewhere)
    },
    onFailed: failed,
  })

  return (
    <Panel as="section" aria-labelledby="devices" className="grid gap-4">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="devices" className="text-xl">
          {words.title}
        </h2>
        {devices.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            busy={others.isPending}
            onClick={() => others.send()}
          >
            {words.signOutElsewhere}
          </Button>
        )}
      </header>
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <li key={device._id} className="flex min-h-16 items-center gap-3 py-2.5">
            <MonitorSmartphone
              aria-hidden="true"
              size={22}
              className="shrink-0 text-ink-soft max-sm:hidden"
            />
            <div className="grid min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {device.name}
                {device.current && <Badge tone="success">{words.thisDevice}</Badge>}
              </span>
              <span className="text-sm text-ink-soft">
                {device.current ? words.inUse : words.lastUsed({ at: dateTime(device.lastUsedAt) })}
              </span>
            </div>
            {!device.current && (
              <Button
                variant="quiet"
                size="sm"
                busy={one.isPending && one.variables === device._id}
                onClick={() => one.send(device._id)}
              >
                {words.signOut}
                <span className="sr-only"> {device.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
