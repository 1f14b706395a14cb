/** Keeps a laundry's commands from running on a demo. */
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../database/transaction.ts'
import { findDemo } from './store.ts'

/** @throws Error when the database, which is migrated, holds a demo and DEMO isn't 1 */
export async function assertNoDemo(db: Db, { demo }: Pick<Config, 'demo'>): Promise<void> {
  if (demo === true || !(await findDemo(db))) return
  throw new Error(
    `This database holds a demo, so no account was made. For the laundry, name another database in DATABASE_URL or
another folder in DATA_DIR. For an account in the demo itself, set DEMO=1.`,
  )
}
