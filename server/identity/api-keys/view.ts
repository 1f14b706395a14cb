/** An API key in API answers, without its secret. */
import type { ApiKey } from '#contract/webhooks/api-keys.ts'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import type { ListedKey } from './store.ts'

export function apiKeyView(row: ListedKey): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    prefix: row.prefix,
    // One that the product has no more says nothing.
    permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
    madeBy: row.made_by === null ? null : { _id: row.made_by, name: row.maker_name ?? '' },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }
}
