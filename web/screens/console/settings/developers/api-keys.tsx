// API keys: permissions and last use; created here, shown once, and revoked.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiKey, listApiKeys } from '#contract/webhooks/api-keys.ts'
import { apiKeysScreen } from '#words/en/webhooks/api-keys-screen.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ApiKeyCard } from './api-key-card.tsx'
import { DeveloperList } from './developer-list.tsx'
import { NewApiKey } from './new-api-key.tsx'

export const staffApiKeys = queryOptions({
  queryKey: ['admin', 'api-keys'],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  // Programs use them as this stands open.
  refetchInterval: 60_000,
})

export function ApiKeys() {
  const words = useWords(apiKeysScreen)
  const client = useQueryClient()
  const keys = useQuery(staffApiKeys)
  const good = keys.data?.filter(({ revokedAt }) => revokedAt === null)
  const revoked = keys.data?.filter(({ revokedAt }) => revokedAt !== null) ?? []
  const put = (key: ApiKey) => putKey(client, key)
  return (
    <DeveloperList words={words} query={keys} add={<NewApiKey onMade={put} />}>
      {good?.length === 0 && <EmptyState title={words.none}>{words.emptyHint}</EmptyState>}
      {good && good.length > 0 && (
        <ul aria-label={words.title} className="grid gap-4">
          {good.map((key) => (
            <ApiKeyCard key={key._id} apiKey={key} now={keys.dataUpdatedAt} onRevoked={put} />
          ))}
        </ul>
      )}
      {revoked.length > 0 && (
        <details>
          <summary className="w-fit py-2.5 text-primary-text">
            {words.revokedKeys(revoked.length)}
          </summary>
          <ul className="mt-2 grid gap-4">
            {revoked.map((key) => (
              <ApiKeyCard key={key._id} apiKey={key} now={keys.dataUpdatedAt} onRevoked={put} />
            ))}
          </ul>
        </details>
      )}
    </DeveloperList>
  )
}

/** Puts a key where it is shown; a new one in front. */
function putKey(client: QueryClient, key: ApiKey): void {
  client.setQueryData(staffApiKeys.queryKey, (before) => {
    if (before === undefined) return before
    return before.some(({ _id }) => _id === key._id)
      ? before.map((each) => (each._id === key._id ? key : each))
      : [key, ...before]
  })
}
