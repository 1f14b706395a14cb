// Import rules of the architecture, as data and one pure function; the linter plugin beside it applies them.
import { posix } from 'node:path'
import { findWebFolderBreach } from './web-folders.ts'
import { findWingBreach } from './wings.ts'

/** What each product folder may import: other folders of the repository, and packages where the list is closed. */
const FOLDERS: Record<string, { folders: string[]; packages?: RegExp; node: boolean }> = {
  domain: { folders: ['domain'], packages: /^zod$|^zod\//, node: false },
  words: { folders: ['words', 'domain'], packages: /^zod$|^zod\//, node: false },
  contract: { folders: ['contract', 'words', 'domain'], packages: /^zod$|^zod\//, node: false },
  server: { folders: ['server', 'contract', 'words', 'domain', 'content'], node: true },
  web: { folders: ['web', 'contract', 'words', 'domain', 'content'], node: false },
}

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
  return firstOf(target) === 'server' && !isTest(from) ? findWingBreach(from, target) : null
}

function webBreach(from: string, target: string): string | null {
  return firstOf(target) === 'web' && isTest(from) ? null : findWebFolderBreach(from, target)
}

function firstOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function isTest(path: string): boolean {
  return TEST_FILE.test(path)
}
