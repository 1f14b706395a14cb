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

/** Folders above the limit, with their size: a size may only fall, and its line goes when the folder has rooms. */
const STILL_FULL: Readonly<Record<string, number>> = {
  server: 46,
}

/**
 * Tells which folders hold more than they may.
 * @param files paths from the repository's root
 * @param known how full a folder may be that has no rooms yet
 * @returns a sentence for each folder that is too full, or has become emptier than `known` says
 */
export function fullFolders(
  files: readonly string[],
  known: Readonly<Record<string, number>> = STILL_FULL,
): string[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    let path = file
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(path)) {
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
      path = folder
    }
  }
  return [...entries]
    .map(([folder, { size }]) => [folder, size, known[folder] ?? MOST_ENTRIES] as const)
    .filter(([folder, size, most]) => size > most || (folder in known && size < most))
    .map(([folder, size, most]) =>
      size > most
        ? `${folder}/ holds ${size} entries; ${most} is the most: give it rooms`
        : `${folder}/ holds ${size} entries now: say so in tools/lint/rooms.ts, which still says ${most}`,
    )
}

/**
 * Tells which entries of the folders by subject are no subject.
 * @param files paths from the repository's root
 * @returns a sentence for each
 */
export function foreignSubjects(files: readonly string[]): string[] {
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
  const wrong = [...fullFolders(files), ...foreignSubjects(files)]
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exit(1)
}
