/** Builds the web app, the server and the ready database when their sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildEmptyDatabase } from './web/build-empty-database.ts'
import { buildServer, isServerFresh } from './web/build-server.ts'
import { finishBuild } from './web/finish-build.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build', 'built-from')

const sources = globSync(
  [
    '{web,domain,words,contract,content}/**/*',
    'package-lock.json',
    'vite.config.ts',
    'tools/markdown.ts',
    'tools/build-web.ts',
    'tools/web/*',
    'react-router.config.ts',
  ],
  { cwd: root, withFileTypes: true },
)
  .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

const hash = createHash('sha256')
for (const file of sources)
  hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
const builtFrom = hash.digest('hex')

const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === builtFrom
const isForced = process.argv.includes('--force')
process.env['NODE_ENV'] = 'production'
await Promise.all([
  buildEmptyDatabase(),
  isFresh && !isForced ? undefined : buildApp(),
  isServerFresh() && !isForced ? undefined : buildServer(),
])

async function buildApp(): Promise<void> {
  const aside = `build/.next-${process.pid}`
  const isQuiet = process.argv.includes('--quiet')
  const build = spawn(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'ignore', 'pipe'] : 'inherit',
      env: { ...process.env, WEB_BUILD_DIR: aside },
    },
  )
  const ended = new Promise<number | null>((resolve) => build.on('close', resolve))
  const said = build.stderr ? await text(build.stderr) : ''
  const status = await ended
  if (status !== 0) {
    process.stderr.write(said)
    rmSync(join(root, aside), { recursive: true, force: true })
    process.exit(status ?? 1)
  }
  await finishBuild(root, join(root, aside, 'client'))
  // Swapped by renaming: a server that runs in the meantime never sees half a build.
  const client = join(root, 'build', 'client')
  const old = join(root, aside, 'old')
  if (existsSync(client)) renameSync(client, old)
  renameSync(join(root, aside, 'client'), client)
  rmSync(join(root, aside), { recursive: true, force: true })
  writeFileSync(stamp, builtFrom)
}
