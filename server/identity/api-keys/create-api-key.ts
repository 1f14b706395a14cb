/** Makes an API key for a member of staff. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type * as z from 'zod/mini'
import type { makeApiKey } from '#contract/webhooks/api-keys.ts'
import { can, PERMISSIONS } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { newApiKeySecret } from '../../http/limits/api-key.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { countApiKeys, insertApiKey, lockApiKeys, selectApiKeys, type ListedKey } from './store.ts'

/** Keys that are not revoked; a laundry has a handful. */
const MOST_KEYS = 100

/**
 * @returns the key and its secret, which is stored nowhere
 * @throws AppError `forbidden` for a permission that its maker lacks, `too_many_saved`
 */
export async function createApiKey(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  { name, permissions, expiresInDays }: z.output<typeof makeApiKey.body>,
): Promise<{ row: ListedKey; secret: string }> {
  const lacking = permissions.find((permission) => !can(staff, permission))
  if (lacking !== undefined)
    throw new AppError('forbidden', say('grantLacking', { permission: lacking }))
  const at = deps.clock()
  const id = newId(at)
  const { secret, prefix, hash } = newApiKeySecret()
  const granted = PERMISSIONS.filter((permission) => permissions.includes(permission))
  const expiresAt = expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * DAY_MS)
  await inTransaction(deps.db, async (tx) => {
    await lockApiKeys(tx)
    if ((await countApiKeys(tx)) >= MOST_KEYS)
      throw new AppError('too_many_saved', say('manyApiKeys', { most: MOST_KEYS }))
    await insertApiKey(tx, {
      id,
      name,
      prefix,
      hash,
      permissions: JSON.stringify(granted),
      made_by: staff.id,
      created_at: at,
      expires_at: expiresAt,
    })
    await emit(tx, deps, {
      type: 'api_key.made',
      subject: { kind: 'api_key', id },
      actor: staff.id,
      data: { name, prefix, permissions: granted, expiresAt: expiresAt?.toISOString() ?? null },
      at,
    })
  })
  return { row: (await selectApiKeys(deps.db, id))[0]!, secret }
}
