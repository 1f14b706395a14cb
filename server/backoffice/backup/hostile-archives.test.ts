import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkArchive } from './archive.ts'

const MEGABYTE = 1024 * 1024

interface Head {
  name: string
  size?: number
  type?: 'file' | 'symlink' | 'directory'
  linkname?: string
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A file of which every part unpacks a thousandfold: gzip allows several streams one behind the other. */
async function bombOf(name: string, head: Buffer, megabytes: number): Promise<string> {
  const zeros = gzipSync(Buffer.alloc(64 * MEGABYTE), { level: 1 })
  const parts = Array.from({ length: megabytes / 64 }, () => zeros)
  const file = join(folder, name)
  await writeFile(file, Buffer.concat([gzipSync(head), ...parts]))
  return file
}

/** The head of a file in a tar, without its bytes. */
async function headOf(header: Head, kind?: string): Promise<Buffer> {
  const tar = pack()
  tar.entry({ ...header, size: 0 }, '')
  tar.finalize()
  const head = (await buffer(tar)).subarray(0, 512)
  head.write(header.size!.toString(8).padStart(11, '0'), 124)
  if (kind) head.write(kind, 156)
  head.fill(' ', 148, 156)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

async function archiveOf(name: string, entries: [Head, string][]): Promise<string> {
  const tar = pack()
  for (const [header, text] of entries) tar.entry(header, text)
  tar.finalize()
  const file = join(folder, name)
  await writeFile(file, gzipSync(await buffer(tar)))
  return file
}

/**
 * What a process says that reads a file as a restore does, and the most memory that it took.
 * Linux counts what this process took as the child's too in `maxRSS`, so its own peak is read where there is one.
 */
async function readInChild(file: string): Promise<{ said: string; megabytes: number }> {
  const script = `
    import { readFileSync } from 'node:fs'
    const { checkArchive } = await import(${JSON.stringify(new URL('archive.ts', import.meta.url).href)})
    let said = 'fine'
    await checkArchive(${JSON.stringify(file)}).catch((error) => (said = error.message))
    const kilobytes = process.platform === 'linux'
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS
    const megabytes = Math.round(kilobytes / 1024)
    process.stdout.write(JSON.stringify({ said, megabytes }))`
  const options = ['--max-old-space-size=64', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  return JSON.parse(stdout) as { said: string; megabytes: number }
}

it.each([
  ['rows', 'database/users/000001.ndjson', 1024],
  ['a picture', 'files/pictures/a.webp', 1024],
  ['the manifest', 'manifest.json', 1024],
])(
  'refuses %s that unpack to a gigabyte without reading them',
  async (_, name, megabytes) => {
    const size = megabytes * MEGABYTE
    const file = await bombOf('one.tar.gz', await headOf({ name, size }), megabytes)
    const { said, megabytes: taken } = await readInChild(file)
    expect(said).toContain(`${name} is larger than a backup's files are`)
    expect(said).toContain('Nothing was changed.')
    expect(taken).toBeLessThan(300)
  },
  60_000,
)

it('refuses a gigabyte-sized file description without reading it', async () => {
  const head = await headOf({ name: 'PaxHeader', size: 1024 * MEGABYTE }, 'x')
  const file = await bombOf('pax.tar.gz', head, 1024)
  const { said, megabytes } = await readInChild(file)
  expect(said).toContain('Nothing was changed.')
  expect(megabytes).toBeLessThan(300)
}, 60_000)

it('refuses an archive that expands far beyond its file size', async () => {
  const zeros = gzipSync(Buffer.alloc(30 * MEGABYTE))
  const parts: Buffer[] = []
  for (let i = 0; i < 15; i += 1)
    parts.push(gzipSync(await headOf({ name: `files/${i}`, size: 30 * MEGABYTE })), zeros)
  const file = join(folder, 'many.tar.gz')
  await writeFile(file, Buffer.concat(parts))
  await expect(checkArchive(file)).rejects.toThrow('far more than a backup of its size')
}, 60_000)

it.each<[string, [Head, string][], string]>([
  [
    'a name twice',
    [
      [{ name: 'files/a' }, 'one'],
      [{ name: 'files/a' }, 'two'],
    ],
    'files/a twice',
  ],
  ['a way out of the folder', [[{ name: 'files/../../escaped' }, 'x']], 'files/../../escaped'],
  ['an absolute path', [[{ name: '/etc/passwd' }, 'x']], '/etc/passwd'],
  ['a link', [[{ name: 'files/a', type: 'symlink', linkname: '/etc/passwd' }, '']], 'files/a'],
  ['a folder', [[{ name: 'files/a', type: 'directory' }, '']], 'files/a'],
])('refuses an archive with %s', async (_, entries, named) => {
  const file = await archiveOf('odd.tar.gz', [...entries, [{ name: 'manifest.json' }, '{}']])
  await expect(checkArchive(file)).rejects.toThrow(named)
  await expect(checkArchive(file)).rejects.toThrow('Nothing was changed.')
})
