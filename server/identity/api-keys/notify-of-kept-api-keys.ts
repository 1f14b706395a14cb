/** Lists the API keys that stay valid when their owner changes the password or logs out elsewhere. */
import type { Tx } from '../../database/transaction.ts'
import { notifyByBellAlone } from '../../notifications/notifications/notify-by-bell-alone.ts'
import { selectApiKeyNames } from './store.ts'

/** In the maker's bell; nothing where they have no key. */
export async function notifyOfKeptApiKeys(tx: Tx, makerId: string, at: Date): Promise<void> {
  const names = await selectApiKeyNames(tx, makerId, at)
  if (names.length === 0) return
  await notifyByBellAlone(tx, {
    userId: makerId,
    dedupeKey: `api-keys-kept:${at.toISOString()}`,
    kind: 'api_keys.kept',
    params: { names },
    link: '/admin/settings?tab=developers',
    at,
  })
}
