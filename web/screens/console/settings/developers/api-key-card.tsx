// One API key in the list, with a Revoke button.
import { useState } from 'react'
import { type ApiKey, revokeApiKey } from '#contract/webhooks/api-keys.ts'
import { apiKeysScreen } from '#words/en/webhooks/api-keys-screen.ts'
import { permissionNames } from '#words/en/people/permissions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'

type ApiKeyCardProps = {
  apiKey: ApiKey
  /** When the list was read, in milliseconds. */
  now: number
  onRevoked: (apiKey: ApiKey) => void
}

export function ApiKeyCard({ apiKey, now, onRevoked }: ApiKeyCardProps) {
  const words = useWords(apiKeysScreen)
  const names = useWords(permissionNames)
  const time = useLaundryTime()
  const { name, prefix, permissions, madeBy, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const ended = isExpired ? words.expired : madeBy === null && words.ended
  const state = revokedAt === null ? ended : words.revoked
  return (
    <Panel as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        {state && <Badge>{state}</Badge>}
      </div>
      <Facts>
        <Fact name={words.begins}>
          <code>{prefix}</code>
        </Fact>
        <Fact name={words.may}>
          {permissions.map((permission) => names[permission]).join(' · ')}
        </Fact>
      </Facts>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Facts>
          <Fact name={words.by}>{madeBy?.name ?? words.nobody}</Fact>
          <Fact name={words.made}>{time.day(createdAt)}</Fact>
          <Fact name={words.lastUsed}>
            {lastUsedAt === null ? words.never : time.dateTime(lastUsedAt)}
          </Fact>
          {revokedAt === null ? (
            <Fact name={words.expires}>
              {expiresAt === null ? words.whenRevoked : time.day(expiresAt)}
            </Fact>
          ) : (
            <Fact name={words.revoked}>{time.day(revokedAt)}</Fact>
          )}
        </Facts>
        {revokedAt === null && <Revoke apiKey={apiKey} onRevoked={onRevoked} />}
      </div>
    </Panel>
  )
}

function Revoke({ apiKey, onRevoked }: Pick<ApiKeyCardProps, 'apiKey' | 'onRevoked'>) {
  const words = useWords(apiKeysScreen)
  const [asking, setAsking] = useState(false)
  const revoke = useAction(revokeApiKey, {
    input: () => ({ params: { id: apiKey._id } }),
    onDone: (revoked) => {
      toast.success(words.isRevoked)
      onRevoked(revoked)
    },
    failed: words.notRevoked,
    toasts: 'sentence',
    onEnd: () => setAsking(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.revokeOf(apiKey.name)}
        onClick={() => setAsking(true)}
      >
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.send()}
        title={<span className="wrap-anywhere">{words.revokeAsk(apiKey.name)}</span>}
        confirmLabel={words.revoke}
        cancelLabel={words.keep}
        action={revoke}
      >
        {words.revokeMeans}
      </ConfirmDialog>
    </>
  )
}
