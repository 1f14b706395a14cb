/** Ends a demo: turns its database into a laundry's, keeping the data that people added. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAudit } from '../audit/record-audit.ts'
import { storeFirstContent } from '../catalog/catalogue/first-content.ts'
import { type Db, inTransaction } from '../database/transaction.ts'
import { removePictures } from '../ordering/garments/remove-pictures.ts'
import type { Deps } from '../platform/deps.ts'
import type { Files } from '../platform/files/files.ts'
import { removeFromOutbox } from '../platform/mail/outbox-folder.ts'
import {
  clearDemoBusiness,
  countContents,
  type Contents,
  removeDemo,
  removeSettings,
} from './remove-demo.ts'
import { findDemo, lockDemo } from './store.ts'

/**
 * What goes and what stays; nothing is changed.
 * @throws Error when there is no demo
 */
export async function planOfEnd(db: Db): Promise<{ goes: Contents; stays: Contents }> {
  if (!(await findDemo(db))) throw new Error('There is no demo in this database.')
  return { goes: await countContents(db, 'demo'), stays: await countContents(db, 'rest') }
}

/**
 * All of it or nothing; files go afterwards, and those of pictures with the next start if that is cut off.
 * @param options.resetSettings puts the catalogue, the plans and the settings back as they come
 * @throws Error when there is no demo
 */
export async function endDemo(
  { db, words, log }: Pick<Deps, 'db' | 'words' | 'log'>,
  {
    dataDir,
    files,
    now,
    resetSettings,
  }: { dataDir: string; files: Files; now: Date; resetSettings: boolean },
): Promise<void> {
  const outboxNames = await inTransaction(db, async (tx) => {
    if (!(await lockDemo(tx))) throw new Error('There is no demo in this database.')
    const names = await removeDemo(tx)
    if (resetSettings) {
      await removeSettings(tx)
      await storeFirstContent(tx)
    } else await clearDemoBusiness(tx)
    await recordAudit(
      tx,
      { words },
      {
        actorId: null,
        record: { type: 'demo', id: '1' },
        kind: 'demo.ended',
        params: { resetSettings },
        at: now,
      },
    )
    return names
  })
  await removeFromOutbox(dataDir, outboxNames)
  await removePictures({ db, clock: () => now, files, log })
  // Earlier versions said with this file that the folder holds a demo.
  await rm(join(dataDir, 'demo'), { force: true })
}
