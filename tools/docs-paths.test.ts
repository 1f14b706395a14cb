// Files and folders named in the documents: each exists.
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const OWN = [
  'bench',
  'content',
  'contract',
  'docs',
  'domain',
  'e2e',
  'server',
  'tools',
  'web',
  'words',
]

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const files = globSync(['*.*', ...OWN.map((folder) => `${folder}/**/*`)], { cwd: ROOT })

/** Files by their name and folders by theirs, each also with the folders above it, however many. */
const endings = new Set(
  [...OWN, ...files].flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, index) => parts.slice(index).join('/'))
  }),
)

/** What a document names as code and can only be a path of this repository. */
function pathsIn(document: string): string[] {
  const named = [...readFileSync(join(ROOT, document), 'utf8').matchAll(/`([\w./*-]+)`/g)]
  return named
    .map(([, name]) => name!.replace(/\/$/, ''))
    .filter(
      (name) =>
        OWN.some((folder) => name.startsWith(`${folder}/`)) || /\w\.(ts|tsx|sql|md)$/.test(name),
    )
    .filter((name) => !name.includes('NAME') && !name.includes('NNNN'))
}

function isThere(path: string): boolean {
  if (!path.includes('*')) return endings.has(path)
  return files.some((file) => matchesGlob(file, path) || matchesGlob(file, `**/${path}`))
}

it.each(documents)('finds every file and folder that %s names', (document) => {
  expect(pathsIn(document).filter((path) => !isThere(path))).toEqual([])
})

it('finds paths in documents', () => {
  expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(60)
})
