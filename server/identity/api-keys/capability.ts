/** Capability face: API keys. */
import type { Capability } from '../../capability/capability.ts'
import { apiKeyData } from './personal-data.ts'

export const apiKeys: Capability = {
  routes: async (deps) => (await import('./routes.ts')).apiKeyRoutes(deps),
  sections: { 'admin/api-keys': 'Console: for developers' },
  audit: {
    'api_key.made': ({ data: { name, ...to } }) => ({ params: { name }, details: { to } }),
    'api_key.revoked': ({ data: { name } }) => ({ params: { name } }),
  },
  personalData: [apiKeyData],
}
