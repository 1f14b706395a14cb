// The choice between demo and laundry at each start, by settings and database content.
// @both-engines
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { english } from '#words/words.ts'
import type { Config } from '../platform/config/config.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { storeInitialCatalogue } from '../catalog/catalogue/first-content.ts'
import { openTestDatabase, testEngine } from '../testing/test-database.ts'
import { type Db, inTransaction, type Tx } from '../database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { folderFileStore } from '../platform/files/folder-file-store.ts'
import { storeOrSecureDemo } from './store-or-secure-demo.ts'

const database = await openTestDatabase()
const { db } = database
const now = new Date('2026-03-18T09:30:00Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-settle-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const LOCAL = { publicBecause: null, databaseUrl: undefined }
const NAMED = { publicBecause: null, databaseUrl: 'postgresql://127.0.0.1/washline' }
const PUBLIC = { publicBecause: 'BASE_URL is https://laundry.example', databaseUrl: undefined }
const BOTH = { ...PUBLIC, databaseUrl: NAMED.databaseUrl }

type Where = Pick<Config, 'publicBecause' | 'databaseUrl'>

const start = (tx: Db, demo: boolean | undefined, where: Where) =>
  storeOrSecureDemo(
    tx,
    { demo, dataDir: folder, ...where },
    { now, files: folderFileStore(folder), words: english },
  )

/** What a database can hold before a start. */
const HELD = {
  'nothing yet': async () => {},
  'an earlier start of a laundry': (tx: Tx) => storeInitialCatalogue(tx),
  'a laundry with people': async (tx: Tx) => {
    const person = { id: newId(now), name: 'Asha', email: 'asha@laundry.example' }
    await tx.insertInto('users').values(person).execute()
  },
  // Stored before these are asked for, once and for all of them.
  'a demo': async () => {},
  'a demo with random passwords': async (tx: Tx) => {
    await tx.updateTable('demo').set({ passwords: 'random' }).execute()
  },
}

class Undone extends Error {}

/** What a start comes to, in a transaction that is undone. */
async function outcome(
  held: keyof typeof HELD,
  demo: boolean | undefined,
  where: Where,
): Promise<string> {
  let words = ''
  await inTransaction(db, async (tx) => {
    await HELD[held](tx)
    const before = await tx.selectFrom('accounts').select('password').execute()
    try {
      const { kind, lines } = await start(tx, demo, where)
      const after = await tx.selectFrom('accounts').select('password').execute()
      const isShown = DEMO_ACCOUNTS.every(({ password }) => lines.join().includes(password))
      const how = before.length !== after.length ? 'stored' : 'changed'
      words =
        kind === 'none'
          ? 'laundry'
          : kind === 'published'
            ? `demo${isShown ? '' : ' that hides its passwords'}`
            : JSON.stringify(before) === JSON.stringify(after)
              ? 'demo, passwords not printed'
              : `demo, random passwords ${how} and printed`
      if (kind === 'random' && isShown) words = 'demo that is open to all'
    } catch (error) {
      words = String(error).includes('export-settings') ? 'refused' : String(error)
    }
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return words
}

const PRINTED = 'demo, random passwords stored and printed'
const CHANGED = 'demo, random passwords changed and printed'
const KEPT = 'demo, passwords not printed'

/**
 * By what the database holds: what comes of DEMO unset, 0 and 1, in each of the four places. Where there is a
 * DATABASE_URL it is PostgreSQL's, so each engine is asked about its own two.
 */
const OUTCOMES: [keyof typeof HELD, [Where, string, string, string][]][] = [
  [
    'nothing yet',
    [
      [LOCAL, 'laundry', 'laundry', 'demo'],
      [NAMED, 'laundry', 'laundry', 'demo'],
      [PUBLIC, 'laundry', 'laundry', PRINTED],
      [BOTH, 'laundry', 'laundry', PRINTED],
    ],
  ],
  [
    'an earlier start of a laundry',
    [
      [LOCAL, 'laundry', 'laundry', 'demo'],
      [NAMED, 'laundry', 'laundry', 'demo'],
      [PUBLIC, 'laundry', 'laundry', PRINTED],
      [BOTH, 'laundry', 'laundry', PRINTED],
    ],
  ],
  [
    'a laundry with people',
    [
      [LOCAL, 'laundry', 'laundry', 'laundry'],
      [NAMED, 'laundry', 'laundry', 'laundry'],
      [PUBLIC, 'laundry', 'laundry', 'laundry'],
      [BOTH, 'laundry', 'laundry', 'laundry'],
    ],
  ],
  [
    'a demo',
    [
      [LOCAL, 'demo', 'refused', 'demo'],
      [NAMED, 'refused', 'refused', 'demo'],
      [PUBLIC, 'refused', 'refused', CHANGED],
      [BOTH, 'refused', 'refused', CHANGED],
    ],
  ],
  [
    'a demo with random passwords',
    [
      [LOCAL, KEPT, 'refused', KEPT],
      [NAMED, 'refused', 'refused', KEPT],
      [PUBLIC, 'refused', 'refused', KEPT],
      [BOTH, 'refused', 'refused', KEPT],
    ],
  ],
]

const casesOf = (outcomes: typeof OUTCOMES) =>
  outcomes.flatMap(([held, places]) =>
    places.flatMap(([where, unset, off, on]) => {
      if ((where.databaseUrl !== undefined) !== (testEngine === 'postgresql')) return []
      const settings = [
        where.publicBecause ? 'a public address' : 'a local address',
        where.databaseUrl ? 'DATABASE_URL' : 'no DATABASE_URL',
      ].join(' and ')
      return [
        { held, settings, where, demo: undefined, DEMO: 'unset', comes: unset },
        { held, settings, where, demo: false, DEMO: '0', comes: off },
        { held, settings, where, demo: true, DEMO: '1', comes: on },
      ]
    }),
  )

describe('a database without a demo', () => {
  it.each(casesOf(OUTCOMES.slice(0, 3)))(
    'results in “$comes” with $settings, DEMO $DEMO and $held in the database',
    async ({ held, where, demo, comes }) => {
      expect(await outcome(held, demo, where)).toBe(comes)
    },
  )
})

describe('a database with a demo', () => {
  beforeAll(() => start(db, true, LOCAL))

  it.each(casesOf(OUTCOMES.slice(3)))(
    'results in “$comes” with $settings, DEMO $DEMO and $held in the database',
    async ({ held, where, demo, comes }) => {
      expect(await outcome(held, demo, where)).toBe(comes)
    },
  )
})
