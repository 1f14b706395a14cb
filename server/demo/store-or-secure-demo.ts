/** Decides at each start whether the database should hold a demo, and whether an existing demo may be opened. */
import { createWordsFinder } from '#words/words-for.ts'
import { randomBytes } from 'node:crypto'
import { PUBLISHED_PASSWORDS } from '#domain/accounts/published-passwords.ts'
import { hashPassword, verifyPassword } from '../identity/accounts/passwords/passwords.ts'
import type { Words } from '#words/words.ts'
import type { Config } from '../platform/config/config.ts'
import type { DemoPasswords } from './seed/demo.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './seed/demo-accounts.ts'
import type { DemoKind } from '../database/own-types.ts'
import type { Tables } from '../database/tables.ts'
import { type Db, inTransaction } from '../database/transaction.ts'
import { issueMissingInvoices } from '../billing/invoices/issue-missing-invoices.ts'
import { earnMissingPoints } from '../identity/loyalty/earn-missing-points.ts'
import type { Files } from '../platform/files/files.ts'
import {
  findDemo,
  findDemoPasswordHashes,
  lockDemo,
  markPasswordRandom,
  replacePassword,
} from './store.ts'

type Settings = Pick<Config, 'demo' | 'publicBecause' | 'databaseUrl' | 'dataDir'>

/** 96 bits, in characters that are typed easily. */
const PASSWORD_BYTES = 12

/**
 * Stores the demo where it is asked for and the database has no people yet, and takes the published passwords away from
 * one that others can reach. Nothing but the rows of this very database says whether it holds one.
 * @returns what it is, and the lines that tell the operator: passwords that were made now stand nowhere else
 * @throws Error when the database holds a demo and the settings want a laundry; nothing is changed then
 */
export async function storeOrSecureDemo(
  db: Db,
  settings: Settings,
  { now, files, words }: { now: Date; files: Files; words: Words },
): Promise<{ kind: DemoKind; lines: string[] }> {
  const { demo, publicBecause, databaseUrl } = settings
  const found = await findDemo(db)
  if (found && !(demo ?? (publicBecause === null && databaseUrl === undefined)))
    throw new Error(refusal(settings))
  if (found) return publicBecause === null ? asItIs(found) : withoutPublished(db)
  if (!demo) return { kind: 'none', lines: [] }

  // Much is drawn for a demo, and only its first start needs that.
  const { storeDemoData } = await import('./seed/demo.ts')
  const passwords = publicBecause === null ? published() : random()
  const isStored = await storeDemoData(db, {
    now,
    passwords,
    hashPassword,
    files,
    issueInvoices: (tx) => issueMissingInvoices(tx, { wordsFor: createWordsFinder(words) }),
    earnPoints: earnMissingPoints,
  })
  if (isStored) {
    if (passwords.kind === 'published') return asItIs('published')
    const accounts = DEMO_ACCOUNTS.map(({ role, email }) => ({
      role,
      email,
      password: passwords[role],
    }))
    return { kind: 'random', lines: printedOnce(accounts) }
  }
  // Another process may have stored it in this moment.
  const existing = await findDemo(db)
  if (existing) return asItIs(existing)
  return {
    kind: 'none',
    lines: ['  DEMO=1 does nothing here: this database holds a laundry.'],
  }
}

function refusal({ demo, publicBecause, databaseUrl, dataDir }: Settings): string {
  const place = databaseUrl ? 'The database of DATABASE_URL' : `The data folder ${dataDir}`
  const another = databaseUrl ? 'another database in DATABASE_URL' : 'another folder in DATA_DIR'
  const because =
    demo === false ? 'DEMO is 0' : (publicBecause ?? 'a named database is meant for a laundry')
  const others = publicBecause ? ' with new passwords, which are printed once' : ''
  return `${place} holds a demo, and ${because}: it stays closed, as everybody may know its passwords.
For the laundry, name ${another}. Prices and settings can be taken along:
  npm run admin -- export-settings FILE, and import-settings FILE there
DEMO=1 opens the demo${others}.`
}

function asItIs(kind: Tables['demo']['passwords']): { kind: DemoKind; lines: string[] } {
  if (kind === 'published') return { kind, lines: linesOf(DEMO_ACCOUNTS) }
  return { kind, lines: ['  a demo, with the passwords that were printed when it was made'] }
}

/** Others can reach this demo now: accounts with a published password get a new random one. */
async function withoutPublished(db: Db): Promise<{ kind: DemoKind; lines: string[] }> {
  return inTransaction(db, async (tx) => {
    if ((await lockDemo(tx)) !== 'published') return asItIs('random')
    const changed: DemoAccount[] = []
    for (const { userId, email, role, hash } of await findDemoPasswordHashes(tx)) {
      if (!(await isPublished(hash))) continue
      const password = randomPassword()
      await replacePassword(tx, userId, await hashPassword(password))
      changed.push({ role, email, password })
    }
    await markPasswordRandom(tx)
    return { kind: 'random' as const, lines: printedOnce(changed) }
  })
}

async function isPublished(hash: string): Promise<boolean> {
  const known = Object.values(PUBLISHED_PASSWORDS)
  const tries = known.map((password) => verifyPassword('published', { hash, password }))
  return (await Promise.all(tries)).includes(true)
}

function published(): DemoPasswords {
  return { kind: 'published', ...PUBLISHED_PASSWORDS }
}

function random(): DemoPasswords {
  return { kind: 'random', customer: randomPassword(), admin: randomPassword() }
}

function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}

function printedOnce(accounts: readonly DemoAccount[]): string[] {
  return [...linesOf(accounts), '  Keep these passwords: they are printed this once.']
}

function linesOf(accounts: readonly DemoAccount[]): string[] {
  return accounts.map(({ role, email, password }) => `  demo ${role}: ${email} / ${password}`)
}
