/** Revokes all of a person's API keys, when they leave or reset their password by mail. */
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { markApiKeysRevoked } from './store.ts'

/**
 * @param by.actorId who revokes them; each key has its own entry in the audit log
 * @param by.isByReset their maker chose a new password by mail: who manages people hears of each key
 */
export async function revokeApiKeysOf(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  by: { makerId: string; actorId: string; at: Date; isByReset?: true },
): Promise<void> {
  const { makerId, actorId, at, isByReset } = by
  const keys = await markApiKeysRevoked(tx, makerId, at)
  await emit(
    tx,
    deps,
    ...keys.map(({ id, name }) => ({
      type: 'api_key.revoked' as const,
      subject: { kind: 'api_key', id },
      actor: actorId,
      data: { name, ...(isByReset && { isByReset }) },
      at,
    })),
  )
}

/**
 * The inner form, for a command beside the server, which sends no events.
 * @returns the keys, for the audit log
 */
export function revokeApiKeysInTransaction(tx: Tx, makerId: string, at: Date) {
  return markApiKeysRevoked(tx, makerId, at)
}
