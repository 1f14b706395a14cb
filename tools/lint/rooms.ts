// Finds folders with too many entries, and subjects with a second name: `node tools/lint/rooms.ts`, part of `npm run
// lint`.
import { globSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The subjects of the product, by the one name that each has in domain/, contract/ and words/en/. */
const SUBJECTS = [
  'accounts',
  'audit',
  'base',
  'cash',
  'catalogue',
  'clothes',
  'club',
  'companies',
  'counter',
  'discounts',
  'garments',
  'help',
  'invoices',
  'messages',
  'operate',
  'orders',
  'payments',
  'people',
  'reports',
  'run-sheet',
  'search',
  'settings',
  'slots',
  'webhooks',
]

/** Folders laid out by subject, and what else lies in them. */
const BY_SUBJECT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: [],
  'words/en': ['fields', 'english.ts', 'answers.ts', 'failures.ts'],
}

const MOST_ENTRIES = 40

/** Its files are a row of numbers, run in their order; nobody looks for one by its subject. */
const MIGRATIONS = 'server/database/migrations'

/**
 * Tells which folders hold more than they may.
 * @param files paths from the repository's root
 * @returns a sentence for each folder that is too full
 */
export function findFullFolders(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    let path = file
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(path)) {
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
      path = folder
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && folder !== MIGRATIONS)
    .map(
      ([folder, { size }]) =>
        `${folder}/ holds ${size} entries; ${MOST_ENTRIES} is the most: give it rooms`,
    )
}

/**
 * Tells which entries of the folders by subject are no subject.
 * @param files paths from the repository's root
 * @returns a sentence for each
 */
export function findUnknownSubjects(files: readonly string[]): string[] {
  const found = new Set<string>()
  for (const [folder, also] of Object.entries(BY_SUBJECT))
    for (const file of files.filter((each) => each.startsWith(`${folder}/`))) {
      const [entry = ''] = file.slice(folder.length + 1).split('/')
      if (![...SUBJECTS, ...also].includes(entry))
        found.add(`${folder}/${entry} is no subject that tools/lint/rooms.ts knows`)
    }
  return [...found]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const folders = 'bench,contract,content,domain,e2e,server,tools,web,words'
  const files = globSync(`{${folders}}/**/*.*`, { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const wrong = [...findFullFolders(files), ...findUnknownSubjects(files)]
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exit(1)
}
