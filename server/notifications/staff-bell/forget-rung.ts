/** Deletes old notifications from staff's bells; the matters themselves are kept elsewhere. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteRungBefore } from './store.ts'

const KEPT_MS = 30 * DAY_MS

export async function forgetRung({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteRungBefore(db, new Date(clock().getTime() - KEPT_MS))
}
