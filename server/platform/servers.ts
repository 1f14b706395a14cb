/** The laundry's running servers: each announces its address and notices in the database. */
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/transaction.ts'
import type { Deps } from './deps.ts'
import type { Notice, Notices } from './notices/notices.ts'

const ANNOUNCED_EVERY_MS = 30_000

/** A server that has not announced itself for so long has ended, or hears nothing any more. */
const GONE_AFTER = sql`interval '2 minutes'`

/** More than a slow answer, and less than what apps' codes forgive. */
const CLOCKS_DIFFER_MS = 5_000

type Announcing = Pick<Deps, 'db' | 'config' | 'notices' | 'staffWords'>

/**
 * Announces this server now, and again every half a minute until the returned function is called.
 * The embedded database has one server, which need not tell anyone.
 * @param onError hears of each time that failed
 */
export async function announceServer(
  engine: Database['engine'],
  deps: Announcing,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (engine === 'pglite') return async () => {}
  const { db, notices } = deps
  await db
    .deleteFrom('servers')
    .where('seen_at', '<', sql<Date>`now() - ${GONE_AFTER}`)
    .execute()
  await announceNotices(deps)
  const timer = setInterval(
    () => void announceNotices(deps).catch(onError),
    ANNOUNCED_EVERY_MS,
  ).unref()
  return async () => {
    clearInterval(timer)
    await db.deleteFrom('servers').where('id', '=', notices.server).execute().catch(onError)
  }
}

/**
 * Says once that this server runs, and compares it with the others, and its clock with the database's.
 * @param wallMs the server's clock in milliseconds since 1970
 */
export async function announceNotices(deps: Announcing, wallMs = Date.now): Promise<void> {
  await saveOwn(deps)
  await compareAddresses(deps)
  await compareClocks(deps, wallMs)
}

const addressOf = ({ config }: Announcing) =>
  config.baseUrlIsSet ? config.baseUrl.slice(0, 300) : ''

async function saveOwn(deps: Announcing): Promise<void> {
  const { db, notices } = deps
  const address = addressOf(deps)
  const noticed = JSON.stringify(notices.list())
  await db
    .insertInto('servers')
    .values({ id: notices.server, base_url: address, seen_at: sql<Date>`now()`, notices: noticed })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ base_url: address, seen_at: sql<Date>`now()`, notices: noticed }),
    )
    .execute()
}

async function compareAddresses(deps: Announcing): Promise<void> {
  const { db, notices, staffWords } = deps
  const address = addressOf(deps)
  const others = await db
    .selectFrom('servers')
    .select('base_url')
    .distinct()
    .where('seen_at', '>', sql<Date>`now() - ${GONE_AFTER}`)
    .where('base_url', '<>', address)
    .orderBy('base_url')
    .execute()
  if (others.length === 0) return notices.end('servers-differ')
  // Every server says the same, which then stands once.
  const addresses = [address, ...others.map((other) => other.base_url)].toSorted()
  notices.add('servers-differ', staffWords.notices.serversDiffer({ addresses }))
}

async function compareClocks(
  { db, notices, staffWords }: Announcing,
  wallMs: () => number,
): Promise<void> {
  const askedMs = wallMs()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const answeredMs = wallMs()
  const databaseMs = rows[0]!.at.getTime()
  // The database read its clock at some moment between the two.
  const aheadMs = askedMs > databaseMs ? askedMs - databaseMs : Math.min(0, answeredMs - databaseMs)
  if (Math.abs(aheadMs) <= CLOCKS_DIFFER_MS) return notices.end('clocks-differ')
  notices.add(
    'clocks-differ',
    staffWords.notices.clocksDiffer({ ahead: Math.round(aheadMs / 1000) }),
  )
}

/** What this server and the others have noticed, the longest going on first; what several say alike stands once. */
export async function listNoticesOfServers(db: Db, notices: Notices): Promise<Notice[]> {
  const others = await db
    .selectFrom('servers')
    .select('notices')
    .where('seen_at', '>', sql<Date>`now() - ${GONE_AFTER}`)
    .where('id', '<>', notices.server)
    .execute()
  const theirs = others.flatMap((server) =>
    server.notices.map((notice) => ({ ...notice, since: new Date(notice.since) })),
  )
  const all = [...notices.list(), ...theirs].toSorted(
    (one, other) => one.since.getTime() - other.since.getTime(),
  )
  return [
    ...new Map(all.toReversed().map((notice) => [notice.message, notice])).values(),
  ].toReversed()
}
