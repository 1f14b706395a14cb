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
  writeFileSync(join(folder, 'service-worker.js'), fillWorker(source, MARK, build))
}

/**
 * A service worker with what the build knows of its files.
 * @param mark what stands for it in the source
 * @throws Error where the source has no such mark
 */
function fillWorker(source: string, mark: string, build: object): string {
  if (!source.includes(mark)) throw new Error(`The service worker has no ${mark}`)
  return source.replace(mark, () => JSON.stringify(build))
}
