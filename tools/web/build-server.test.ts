// Bundled server: a program runs from its bundle as from its sources.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from './build-server.ts'

const MAIN = `import { setSourceMapsSupport } from 'node:module'
setSourceMapsSupport(true)
const { run } = await import('./parts/run.ts')
await run()
`

const RUN = `import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Found { text: string }

export async function run(): Promise<void> {
  const found: Found = { text: readFileSync(join(import.meta.dirname, 'beside.txt'), 'utf8') }
  const { later } = await import('../later.ts')
  console.log(JSON.stringify({ ...found, thread: new URL('./thread.ts', import.meta.url).href, later: later() }))
  throw new Error('a failure')
}
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-bundle-'))
  await mkdir(join(folder, 'parts'))
  const files = {
    'main.ts': MAIN,
    'later.ts': `export const later = (): string => 'loaded'\n`,
    'parts/run.ts': RUN,
    'parts/beside.txt': 'beside its source',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))

it('finds files beside its sources, loads modules later, and names source lines in stack traces', async () => {
  await bundle(join(folder, 'main.ts'), join(folder, 'build/server'))
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    join(folder, 'build/server/main.js'),
  ]).catch((failure: { stdout: string; stderr: string }) => failure)
  expect(JSON.parse(stdout)).toEqual({
    text: 'beside its source',
    thread: new URL(`file://${join(folder, 'parts/thread.ts')}`).href,
    later: 'loaded',
  })
  expect(stderr).toContain('a failure')
  expect(stderr).toContain(`${join(folder, 'parts/run.ts')}:10:9`)
})
