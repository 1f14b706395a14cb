/**
 * Makes the production folder, without files for building and testing: `npm run production-tree -- FOLDER`. It
 * includes Node; start it there with `npm start`, or as its `package.json` says.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { prebuiltDatabaseFile } from '#server/database/engines/ready-folder.ts'
import { bundledFiles, OF_TESTS } from './web/build-server.ts'

const ROOT = join(import.meta.dirname, '..')

/** What the server is made of. */
const SOURCES = ['server', 'contract', 'domain', 'words']

/** Beside the sources: the built web app, server and database, and what may not be parted from the rest. */
const WHOLE = [
  'build/client',
  ...bundledFiles(),
  relative(ROOT, prebuiltDatabaseFile()),
  'LICENSE',
  'package-lock.json',
]

/** What of a package no running program reads. */
const UNREAD = /\.(d\.[cm]?ts|map|md|markdown)$/i

interface Manifest {
  name: string
  version: string
  license: string
  type: string
  engines: Record<string, string>
  imports: Record<string, string>
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * @param folder is made; must not be there, or be empty
 * @throws Error for a folder with something in it, and where the web app was never built
 */
export function makeProductionTree(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty.`)
  if (!existsSync(join(ROOT, 'build/client')))
    throw new Error('The web app is not built yet: npm run build.')
  mkdirSync(folder, { recursive: true })
  const files = sourceFiles()
  for (const file of [...files, ...WHOLE])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  for (const from of packagesOf(files)) copyPackage(from, join(folder, relative(ROOT, from)))
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

/** Everything of the sources but tests and what only they use. */
function sourceFiles(): string[] {
  return globSync(`{${SOURCES.join(',')}}/**/*`, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !OF_TESTS.test(file))
}

/** The project's own, with one way to start and no tools. */
function manifest() {
  const { name, version, license, type, engines, imports, scripts } = readManifest(ROOT)
  return {
    name,
    version,
    license,
    private: true,
    type,
    engines,
    imports: Object.fromEntries(
      Object.entries(imports).filter(([, path]) => SOURCES.includes(path.split('/')[1]!)),
    ),
    // What builds the web app comes before the last command, and is done.
    scripts: { start: scripts['start']!.split(' && ').at(-1), admin: scripts['admin'] },
  }
}

/** The folders of the packages that some files load, and of what these need. */
function packagesOf(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = packageFolder(name, from)
    if (folder === null && isOptional) return
    if (folder === null)
      throw new Error(`${name} is not installed; ${relative(ROOT, from) || 'the server'} needs it.`)
    if (found.has(folder)) return
    found.add(folder)
    const needs = readManifest(folder)
    for (const each of Object.keys(needs.dependencies ?? {})) add(each, folder, false)
    for (const each of Object.keys(needs.optionalDependencies ?? {})) add(each, folder, true)
    for (const each of Object.keys(needs.peerDependencies ?? {}))
      if (!needs.peerDependenciesMeta?.[each]?.optional) add(each, folder, true)
  }
  const names = new Set(files.filter((file) => file.endsWith('.ts')).flatMap(packagesNamedIn))
  const known = readManifest(ROOT).dependencies ?? {}
  for (const name of ['node', ...names]) if (name in known) add(name, ROOT, false)
  return found
}

/** The packages that a file may load: whatever its texts name. */
function packagesNamedIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const named = text.matchAll(/['"`]((?:@[\w-]+\/)?[\w.-]+)(?:\/[^'"`\n]*)?['"`]/g)
  return [...named].map(([, name]) => name!)
}

/** Where Node finds a package from a folder; null where it finds none. */
function packageFolder(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const here = join(folder, 'node_modules', name)
    if (existsSync(join(here, 'package.json'))) return here
    if (folder === ROOT) return null
  }
}

function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) =>
      (path === from || basename(path) !== 'node_modules') && !UNREAD.test(basename(path)),
  })
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    console.error('Say which folder to make: npm run production-tree -- FOLDER')
    process.exit(1)
  }
  makeProductionTree(folder)
}
