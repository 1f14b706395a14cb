/** Sets a member of staff's PIN for shared tablets. */
import { isStaff } from '#domain/people/roles.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashPin } from './pin-hash.ts'
import { replacePin } from './store.ts'

/** @throws AppError `forbidden` for customers, who use no shared tablet */
export async function setPin(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  person: Person,
  pin: string,
): Promise<void> {
  if (!isStaff(person)) throw new AppError('forbidden', say('staffOnly'))
  const hash = await hashPin(deps, person.id, pin)
  await inTransaction(deps.db, (tx) => replacePin(tx, person.id, hash, deps.clock()))
}
