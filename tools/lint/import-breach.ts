// Owns the rule of who may import whom, as data and one pure function; the linter plugin beside it applies it.
import { posix } from 'node:path'
import { webFolderBreach } from './web-folders.ts'

/** What each product folder may import: other folders of the repository, and packages where the list is closed. */
const FOLDERS: Record<string, { folders: string[]; packages?: RegExp; node: boolean }> = {
  domain: { folders: ['domain'], packages: /^zod$|^zod\//, node: false },
  contract: { folders: ['contract', 'domain'], packages: /^zod$|^zod\//, node: false },
  server: { folders: ['server', 'contract', 'domain', 'content'], node: true },
  web: { folders: ['web', 'contract', 'domain', 'content'], node: false },
}

/** The server's folders that capabilities stand on. Every other folder of server/ is a capability. */
const SERVER_GROUND = ['platform', 'database', 'http']

/** The server's own files that put capabilities together, so nothing beneath may import them. */
const SERVER_COMPOSITION = ['main.ts', 'product.ts', 'app.ts', 'routes.ts', 'workers.ts']

/** A capability's files that are nobody else's business. */
const CAPABILITY_PRIVATE = ['store.ts', 'routes.ts']

/** Tests and the files that only tests use: `*.test.ts`, `test-*.ts` and folders named `testing`. */
const TEST_FILE = /\.test\.tsx?$|(^|\/)test-[^/]+\.tsx?$|(^|\/)testing\//

/**
 * Tells whether one file may import another.
 * @param from the importing file, relative to the repository's root, with `/`
 * @param specifier the text between the quotes of the import
 * @returns a sentence saying what is wrong, or null when the import is allowed. Source: docs/architecture.md
 */
export function importBreach(from: string, specifier: string): string | null {
  const rule = FOLDERS[firstOf(from)]
  if (!rule) return null
  const target = targetOf(from, specifier)
  if (target === null) return packageBreach(from, specifier, rule)
  return (
    folderBreach(from, target, specifier, rule.folders) ??
    (isTest(from) ? null : testBreach(target)) ??
    (firstOf(from) === 'server' ? serverBreach(from, target) : null) ??
    (firstOf(from) === 'web' ? webBreach(from, target) : null)
  )
}

/** The imported file relative to the root, or null for a package or a Node module. */
function targetOf(from: string, specifier: string): string | null {
  const path = specifier.split('?')[0] ?? specifier
  if (path.startsWith('#')) return posix.normalize(path.slice(1))
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return null
}

function packageBreach(from: string, name: string, rule: (typeof FOLDERS)[string]): string | null {
  if (isTest(from)) return null
  const folder = firstOf(from)
  if (!rule.node && name.startsWith('node:'))
    return `${folder}/ runs in the browser too: no ${name}`
  if (rule.packages && !rule.packages.test(name))
    return `${folder}/ is pure rules: no package but zod`
  return null
}

function folderBreach(
  from: string,
  target: string,
  specifier: string,
  allowed: string[],
): string | null {
  const own = firstOf(from)
  const other = firstOf(target)
  if (!allowed.includes(other)) {
    if (isTest(from) && !(other in FOLDERS)) return null
    return `${own}/ may not import ${other}/ (only ${allowed.join(', ')})`
  }
  if (own !== other && other in FOLDERS && !specifier.startsWith('#')) {
    return `write it as '#${target}'`
  }
  return null
}

function testBreach(target: string): string | null {
  return isTest(target) ? `${target} is for tests only` : null
}

function serverBreach(from: string, target: string): string | null {
  const [, targetFolder = '', targetFile = ''] = target.split('/')
  if (firstOf(target) !== 'server' || isTest(from)) return null
  const own = partOf(from)
  const other = partOf(target)
  if (own === null) return null
  if (other === null) {
    return SERVER_COMPOSITION.includes(targetFolder)
      ? `${targetFolder} puts the capabilities together; nothing beneath it may import it`
      : null
  }
  if (own === other) return null
  if (SERVER_GROUND.includes(own) && !SERVER_GROUND.includes(other)) {
    return `server/${own}/ may not know the capability server/${other}/`
  }
  if (!SERVER_GROUND.includes(other) && CAPABILITY_PRIVATE.includes(targetFile)) {
    return `${targetFile} belongs to server/${other}/ alone; call one of its verb files`
  }
  return null
}

function webBreach(from: string, target: string): string | null {
  return firstOf(target) === 'web' && isTest(from) ? null : webFolderBreach(from, target)
}

/** The folder below server/ that a file belongs to; null for a file that lies directly in it. */
function partOf(path: string): string | null {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? null) : null
}

function firstOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function isTest(path: string): boolean {
  return TEST_FILE.test(path)
}
