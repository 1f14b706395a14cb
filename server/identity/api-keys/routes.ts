/** API calls about API keys. */
import { listApiKeys, makeApiKey, revokeApiKey } from '#contract/webhooks/api-keys.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { createApiKey } from './create-api-key.ts'
import { revokeKey } from './revoke-key.ts'
import { selectApiKeys } from './store.ts'
import { apiKeyView } from './view.ts'

export function apiKeyRoutes(deps: Deps): Route[] {
  return [
    route(listApiKeys, async () => (await selectApiKeys(deps.db)).map(apiKeyView)),
    route(makeApiKey, async ({ body, person }) => {
      const { row, secret } = await createApiKey(deps, person, body)
      // The one time that it is sent anywhere: nothing in between may keep it.
      const headers = { 'cache-control': 'no-store' }
      return new Answer({ apiKey: apiKeyView(row), secret }, { status: 201, headers })
    }),
    route(revokeApiKey, async ({ params, person }) =>
      apiKeyView(await revokeKey(deps, person, params.id)),
    ),
  ]
}
