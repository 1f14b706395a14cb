// Databases under measurement: one each, migrated, with people who can sign in and more slot capacity than a
// measurement can fill.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hashPassword } from '#server/identity/accounts/passwords/passwords.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { storeInitialCatalogue } from '#server/catalog/catalogue/first-content.ts'
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

/** Adds to a store before anything else uses it. */
type Fill = (database: Database) => Promise<void>

/** Makes the stores of one engine. */
export interface Stores {
  engine: Engine
  /** PostgreSQL's first process, from which its others come; null where the server holds the database. */
  databasePid: number | null
  create(fill?: Fill): Promise<Store>
  /**
   * Makes a store once and finds it again in later runs, if these stores have a folder that is kept.
   * One that was never filled to the end is made from the beginning.
   */
  keep(name: string, fill: Fill): Promise<Store>
  close(): Promise<void>
}

const PASSWORD = 'a-benchmark-of-laundry'
/** As many as place orders at a time: nobody places two at once, which would wait for each other. */
export const AT_ONCE = 16
/** So many customers take turns at each of these places: a laundry has hundreds, and each a few orders under way. */
const TURNS = 19
/** Staff who read at the same time. */
const STAFF = 12
/** Places in every slot. */
export const ROOM = 1_000_000

/** Everyone who can sign in; ids are the same in every store, kept ones too. */
export const PLACING_IDS = Array.from({ length: AT_ONCE * TURNS }, (_, index) =>
  personId(index + 1),
)
/** Those that benchmarks know by name. */
export const CUSTOMER_IDS = PLACING_IDS.slice(0, AT_ONCE)
export const STAFF_IDS = Array.from({ length: STAFF }, (_, index) => personId(1000 + index))

function personId(index: number): string {
  return `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`
}

const emailOf = (id: string) => `${id}@bench.example`
export const customerCredentials = (id: string) => ({ email: emailOf(id), password: PASSWORD })
export const staffSignIn = { email: emailOf(STAFF_IDS[0]!), password: PASSWORD }

/** @param keptFolder where stores of `keep`, and the PostgreSQL server, lie from one run to the next */
export async function openStores(engine: Engine, keptFolder?: string): Promise<Stores> {
  const kept = keptFolder && join(resolve(keptFolder), engine)
  const postgres: PostgresServer | null =
    engine === 'postgresql' ? await startPostgres(kept && join(kept, 'cluster')) : null
  const passwordHash = await hashPassword(PASSWORD)

  const prepare = async (place: Pick<Store, 'dataDir' | 'databaseUrl'>, fill?: Fill) => {
    const database = await openDatabase({ ...place, patient: true })
    await migrateToLatest(database.db)
    await storeInitialCatalogue(database.db)
    await database.db
      .updateTable('business')
      .set({
        slot_capacities: JSON.stringify(Array(7).fill(Array(5).fill(ROOM))),
        delivery_places: ROOM,
      })
      .execute()
    await addPeople(database, passwordHash)
    await fill?.(database)
    await database.close()
  }
  const storeAt = (dataDir: string, databaseUrl: string | undefined, remove: Store['remove']) => ({
    dataDir,
    databaseUrl,
    env: { ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    remove,
  })
  const create: Stores['create'] = async (fill) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'washline-bench-'))
    const name = `bench_${randomUUID()}`
    const databaseUrl = await postgres?.createDatabase(name)
    await prepare({ dataDir, databaseUrl }, fill)
    return storeAt(dataDir, databaseUrl, async () => {
      await postgres?.dropDatabase(name)
      await rm(dataDir, { recursive: true, force: true })
    })
  }
  return {
    engine,
    databasePid: postgres?.pid ?? null,
    create,
    async keep(name, fill) {
      if (!kept) return create(fill)
      const dataDir = join(kept, name)
      const loading = `${name}-loading`
      const isThere = postgres ? await postgres.hasDatabase(name) : existsSync(dataDir)
      if (!isThere) {
        await rm(join(kept, loading), { recursive: true, force: true })
        await mkdir(join(kept, loading), { recursive: true })
        await postgres?.dropDatabase(loading)
        const databaseUrl = await postgres?.createDatabase(loading)
        await prepare({ dataDir: join(kept, loading), databaseUrl }, fill)
        await rm(dataDir, { recursive: true, force: true })
        await rename(join(kept, loading), dataDir)
        await postgres?.renameDatabase(loading, name)
      }
      return storeAt(dataDir, postgres?.urlOf(name), () => Promise.resolve())
    },
    close: async () => postgres?.stop(),
  }
}

async function addPeople({ db }: Database, passwordHash: string): Promise<void> {
  const people = [
    ...PLACING_IDS.map((id) => ({ id, role: 'customer' as const })),
    ...STAFF_IDS.map((id) => ({ id, role: 'owner' as const })),
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
