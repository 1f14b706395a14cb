/** Writes the service worker with the names of the build's files. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARK = "/* build */ { version: '', kept: [], hashed: [] }"

/**
 * Writes service-worker.js into the built folder.
 * @param offlineFiles what the offline page needs, itself included
 */
export function writeServiceWorker(root: string, folder: string, offlineFiles: string[]): void {
  const source = readFileSync(join(root, 'web/app/offline/service-worker.js'), 'utf8')
  if (!source.includes(MARK)) throw new Error(`web/app/offline/service-worker.js has no ${MARK}`)
  const hashed = globSync('assets/*', { cwd: folder })
    .map((file) => `/${file}`)
    .sort()
  const version = createHash('sha256').update(source).update(hashed.join())
  for (const file of offlineFiles) version.update(readFileSync(join(folder, file)))
  const build = {
    version: version.digest('hex').slice(0, 16),
    kept: offlineFiles,
    hashed,
  }
  writeFileSync(
    join(folder, 'service-worker.js'),
    source.replace(MARK, () => JSON.stringify(build)),
  )
}
