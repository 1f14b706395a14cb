// Names by which a language's entries are found: no two word files of screens share them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesKeyOf, type ScreenEntries } from './screen-languages.ts'

const WEB = join(import.meta.dirname, '../web')
const IMPORTED = /^import (?!type\b)\{([^}]*)\} from '(#words\/en\/[^']+)'$/gm
const ASKED = /\b(?:useWords|headWords|currentWords)\((?:(\w+)|\{ (\w+) \})\)/g

it('finds the entries that each screen asks for in exactly one word file', async () => {
  const sources = new Map<string, Set<string>>()
  for (const { name, file, isWrapped } of entriesOfScreens()) {
    const value: unknown = ((await import(file)) as Record<string, unknown>)[name]
    const names = isWrapped ? name : isEntries(value) ? entriesKeyOf(value) : `(no entries) ${name}`
    sources.set(names, (sources.get(names) ?? new Set()).add(`${name} of ${file}`))
  }
  expect(sources.size).toBeGreaterThan(200)
  expect([...sources].filter(([names, { size }]) => size > 1 || names.startsWith('('))).toEqual([])
}, 60_000)

function isEntries(value: unknown): value is ScreenEntries {
  return typeof value === 'object' && !Array.isArray(value)
}

function entriesOfScreens() {
  return globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['**/*.test.*'] }).flatMap((path) => {
    const code = readFileSync(join(WEB, path), 'utf8')
    const imported = new Map<string, { name: string; file: string }>()
    for (const [, list, file] of code.matchAll(IMPORTED))
      for (const each of list!.split(',')) {
        const names = each.trim().split(' as ')
        imported.set(names.at(-1)!, { name: names[0]!, file: file! })
      }
    return [...code.matchAll(ASKED)].flatMap(([, entries, wrapped]) => {
      const found = imported.get((entries ?? wrapped)!)
      return found ? [{ ...found, isWrapped: wrapped !== undefined }] : []
    })
  })
}
