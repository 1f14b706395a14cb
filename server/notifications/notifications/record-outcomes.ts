/** Makes known what changes brought with them: to whom they concern in one message, and in the audit log. */
import { recordAudit, type AuditEntryInput } from '../../audit/record-audit.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { NotificationInput } from './notification-input.ts'
import { notify } from './notify.ts'

/** What the inner form of a verb leaves to be said by the outermost one. */
export interface Outcome {
  notification?: NotificationInput
  audit?: AuditEntryInput
}

/** In the transaction of the changes, once all of them are made. */
export async function recordOutcomes(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'words'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const { notification } of outcomes) if (notification) await notify(tx, deps, notification)
  await recordAudit(tx, deps, ...outcomes.flatMap(({ audit }) => audit ?? []))
}
