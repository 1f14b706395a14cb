/** Forgets what staff heard of in their bell: what it was about has its own place. */
import type { Deps } from '../../platform/deps.ts'
import { deleteRungBefore } from './store.ts'

const KEPT_MS = 30 * 86_400_000

export async function forgetRung({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteRungBefore(db, new Date(clock().getTime() - KEPT_MS))
}
