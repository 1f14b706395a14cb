/** Opens the product on a database and data folder, with people signed in; an existing demo is used. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../database/open.ts'
import { DEMO_ACCOUNTS } from '../../demo/seed/demo-accounts.ts'
import { openProduct, type Product } from '../../boot.ts'
import { type Client, clientOf } from '../client.ts'
import { type TestClock, testClock } from '../test-clock.ts'

/** Customers who sign up in the laundry's life, with the passwords that they choose. */
export const NEWCOMERS = {
  nila: { name: 'Nila Iyer', email: 'nila@example.com', password: 'a-golden-washday' },
  meera: { name: 'Meera Pillai', email: 'meera@example.com', password: 'a-silver-washday' },
} as const

/** Who reads the laundry back. */
export type Reader = 'customer' | 'staff' | keyof typeof NEWCOMERS

const [DEMO_CUSTOMER, DEMO_STAFF] = DEMO_ACCOUNTS
const PASSWORDS: Record<Reader, { email: string; password: string }> = {
  customer: DEMO_CUSTOMER,
  staff: DEMO_STAFF,
  ...NEWCOMERS,
}

export interface Laundry extends Product {
  clock: TestClock
  newBrowser(): Client
  /** A browser in which somebody signed in with their password. */
  signIn(who: Reader): Promise<Client>
}

/** @param now what the laundry's clock shows, ISO 8601 */
export async function openLaundry(
  database: Database,
  { dataDir, now }: { dataDir: string; now: string },
): Promise<Laundry> {
  const clock = testClock(now)
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    demo: true,
    signInTriesPerMinute: 10_000,
    limitFactor: 100_000,
  }
  const log = pino({ level: 'error' })
  const product = await openProduct(config, database, { clock: clock.read, log, webFolder: null })
  const newBrowser = () => clientOf(product.app)
  return {
    ...product,
    clock,
    newBrowser,
    async signIn(who) {
      const browser = newBrowser()
      const { email, password } = PASSWORDS[who]
      const payload = { email, password }
      const { status } = await browser.send({ method: 'POST', url: '/api/auth/login', payload })
      if (status !== 200) throw new Error(`${who} can't sign in: ${status}.`)
      return browser
    },
  }
}

/** Path and bytes in base64 of every file of a data folder. */
export function readFiles(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  )
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(bytes, 'base64'), { mode: 0o600 })
  }
}
