/** Temporary folders for rehearsals in the data folder. */
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderIn } from '../../database/data-folder.ts'
import { lockFolder } from '../../database/engines/folder-lock.ts'

/**
 * Gives `work` a folder that is locked for this process, and removes it afterwards.
 * @throws Error of the disk and of `work`
 */
export async function withScratchFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await removeAbandonedFolders(dataDir)
  const parent = folderIn(dataDir, 'rehearsals')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'scratch-'))
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  try {
    const unlock = await lockFolder(folder, () => {})
    try {
      return await work(folder)
    } finally {
      unlock()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeAtExit)
  }
}

/** Removes the folders of processes that were killed; one that is in use stays. */
export async function removeAbandonedFolders(dataDir: string): Promise<void> {
  const parent = folderIn(dataDir, 'rehearsals')
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = join(parent, name)
    const unlock = await lockFolder(folder, () => {}).catch(() => null)
    if (unlock === null) continue
    unlock()
    await rm(folder, { recursive: true, force: true })
  }
}
