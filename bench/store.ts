// Owns the databases that are measured: one per measurement, migrated, with people who can sign in
// and more room in every pickup slot than a measurement can fill.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#server/identity/accounts/passwords.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { storeFirstContent } from '#server/catalog/catalogue/first-content.ts'
import { newId } from '#server/platform/ids.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

export type Engine = Database['engine']

/** A place where one server, or one baseline, keeps its data. */
export interface Store {
  dataDir: string
  databaseUrl: string | undefined
  /** What the server's environment needs to use it. */
  env: Record<string, string>
  remove(): Promise<void>
}

/** Makes the stores of one engine. */
export interface Stores {
  engine: Engine
  /** Makes a store; `fill` may add to it before anything else uses it. */
  create(fill?: (database: Database) => Promise<void>): Promise<Store>
  close(): Promise<void>
}

const PASSWORD = 'a-benchmark-of-laundry'
/** As many as place orders at a time: nobody places two at once, which would wait for each other. */
const CUSTOMERS = 16
/** Places in every slot. */
export const ROOM = 1_000_000

/** Everyone who can sign in; ids are the same in every store. */
export const CUSTOMER_IDS = Array.from({ length: CUSTOMERS }, () => newId(new Date()))
const STAFF_ID = newId(new Date())

const emailOf = (id: string) => `${id}@bench.example`
export const customerSignIn = (id: string) => ({ email: emailOf(id), password: PASSWORD })
export const staffSignIn = { email: emailOf(STAFF_ID), password: PASSWORD }

export async function openStores(engine: Engine): Promise<Stores> {
  const postgres: PostgresServer | null = engine === 'postgresql' ? await startPostgres() : null
  const passwordHash = await hashPassword(PASSWORD)
  return {
    engine,
    async create(fill) {
      const dataDir = await mkdtemp(join(tmpdir(), 'washline-bench-'))
      const databaseUrl = await postgres?.createDatabase(`bench_${randomUUID()}`)
      const database = await openDatabase({ dataDir, databaseUrl })
      await migrateToLatest(database.db)
      await storeFirstContent(database.db)
      await database.db
        .updateTable('business')
        .set({ slot_capacities: JSON.stringify(Array(7).fill(Array(5).fill(ROOM))) })
        .execute()
      await addPeople(database, passwordHash)
      await fill?.(database)
      await database.close()
      return {
        dataDir,
        databaseUrl,
        env: { ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
        remove: () => rm(dataDir, { recursive: true, force: true }),
      }
    },
    close: async () => postgres?.stop(),
  }
}

async function addPeople({ db }: Database, passwordHash: string): Promise<void> {
  const people = [
    ...CUSTOMER_IDS.map((id) => ({ id, role: 'customer' as const })),
    { id: STAFF_ID, role: 'admin' as const },
  ]
  await db
    .insertInto('users')
    .values(people.map(({ id, role }) => ({ id, role, name: 'Bench', email: emailOf(id) })))
    .execute()
  await db
    .insertInto('accounts')
    .values(
      people.map(({ id }) => ({
        id: newId(new Date()),
        account_id: id,
        provider_id: 'credential',
        user_id: id,
        password: passwordHash,
      })),
    )
    .execute()
}
