// Repeated power cuts during a first start, and proof that the next start has everything acknowledged. The disk is a
// model: it loses what a process didn't sync.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { demoFolderOf } from '#server/platform/config/data-place.ts'
import { startServer } from '../../e2e/server.ts'
import { openHttpClient } from '../client.ts'
import { Disk, type Leftover, readDiskRecord, type Recorded } from './disk-model.ts'
import { orderInputs } from '../orders/order-inputs.ts'

const RECORDER = new URL('./disk-recorder.ts', import.meta.url).href
const LEFTOVERS: readonly Leftover[] = ['names', 'nothing', 'some']
/** The first ten seconds, or more where a start takes longer. */
const RECORDED_MS = 10_000
const ORDERED_MS = 3000

const PERSON = { name: 'Asha Rao', email: 'asha@cut.example', password: 'a-power-cut-of-24' }

interface FirstStart {
  record: Recorded[]
  beganAt: number
  endedAt: number
  /** When the server had said so: the account, and each order. */
  signedUpAt: number
  orders: { id: string; at: number }[]
}

export interface PowerCuts {
  cuts: number
  /** From the beginning of the first start to the last cut. */
  seconds: number
  /** Cuts after the first order was acknowledged. */
  withOrders: number
}

/**
 * Cuts the power at `cuts` moments, evenly spread over a first start and what customers do after it.
 * @throws Error naming the moment after which the product doesn't start, or has lost something
 */
export async function simulatePowerCuts(
  demo: boolean,
  cuts: number,
  onCut: (number: number) => void = () => {},
): Promise<PowerCuts> {
  const { record, beganAt, endedAt, signedUpAt, orders } = await recordFirstStart(demo)
  const disk = new Disk()
  const random = randomFrom(cuts)
  let next = 0
  let withOrders = 0
  for (let number = 1; number <= cuts; number += 1) {
    const cutAt = beganAt + ((endedAt - beganAt) * number) / cuts
    for (; (record[next]?.at ?? Infinity) <= cutAt; next += 1) disk.apply(record[next]!)
    const leftover = LEFTOVERS[number % LEFTOVERS.length]!
    const folder = await mkdtemp(join(tmpdir(), 'washline-cut-'))
    disk.cut(folder, leftover, random)
    const kept = orders.filter(({ at }) => at < cutAt)
    if (kept.length > 0) withOrders += 1
    try {
      await proveStart(join(folder, 'data'), demo, signedUpAt < cutAt, kept)
    } catch (error) {
      const when = `${((cutAt - beganAt) / 1000).toFixed(1)} s after the start (${leftover} left)`
      throw new Error(`Cut ${when}: ${String(error)}\nThe folder is ${folder}`, { cause: error })
    }
    await rm(folder, { recursive: true, force: true })
    onCut(number)
  }
  return { cuts, seconds: (endedAt - beganAt) / 1000, withOrders }
}

/** Starts on an empty disk, signs somebody up and places orders, all written down. */
async function recordFirstStart(demo: boolean): Promise<FirstStart> {
  const root = await mkdtemp(join(tmpdir(), 'washline-record-'))
  const log = `${root}.log`
  const beganAt = Date.now()
  const server = await startServer({
    demo,
    dataDir: join(root, 'data'),
    env: { NODE_OPTIONS: `--import=${RECORDER}`, DISK_ROOT: root, DISK_LOG: log },
  })
  const client = openHttpClient(server.url, 1)
  const signedUp = await client.send('POST', '/api/auth/signup', { body: PERSON })
  if (signedUp.status !== 201) throw new Error(`Signing up was answered ${signedUp.status}.`)
  const signedUpAt = Date.now()
  const cookie = await client.signIn(PERSON)
  const orders: FirstStart['orders'] = []
  const until = Math.max(beganAt + RECORDED_MS, Date.now() + ORDERED_MS)
  // One order every now and then: what is looked at is the disk, not the limits of a new customer.
  for (const input of orderInputs(new Date()).slice(0, 3)) {
    const reply = await client.send('POST', '/api/orders', { cookie, body: input })
    if (reply.status !== 201) throw new Error(`An order was answered ${reply.status}.`)
    orders.push({ id: (JSON.parse(reply.body) as { _id: string })._id, at: Date.now() })
    await wait(ORDERED_MS / 6)
  }
  await wait(Math.max(0, until - Date.now()))
  const endedAt = Date.now()
  await server.kill()
  client.close()
  const record = readDiskRecord(log)
  await rm(root, { recursive: true, force: true })
  await rm(log)
  return { record, beganAt, endedAt, signedUpAt, orders }
}

async function proveStart(
  dataDir: string,
  demo: boolean,
  isSignedUp: boolean,
  orders: FirstStart['orders'],
): Promise<void> {
  const folder = demo ? demoFolderOf(dataDir) : dataDir
  await proveMails(folder)
  const server = await startServer({ demo, dataDir })
  const client = openHttpClient(server.url, 1)
  try {
    if (isSignedUp) await client.signIn(PERSON)
  } finally {
    await server.end()
    client.close()
  }
  if (orders.length === 0) return
  const database = await openDatabase({ dataDir: folder })
  try {
    const { rows } = await sql<{ id: string }>`select id from orders`.execute(database.db)
    const stored = new Set(rows.map(({ id }) => id))
    const lost = orders.find(({ id }) => !stored.has(id))
    if (lost) throw new Error(`Order ${lost.id} was acknowledged and is lost.`)
    const { rows: sent } = await sql<{ id: string }>`
      select id from outbox_messages where channel = 'email' and status = 'sent'
        and recipient = ${PERSON.email}`.execute(database.db)
    await proveMails(folder)
    const mails = new Set((await mailsIn(folder)).map((path) => basename(path)))
    const missing = sent.find(({ id }) => !mails.has(`${id}.eml`))
    if (missing) throw new Error(`Mail ${missing.id} is marked as sent and is lost.`)
  } finally {
    await database.close()
  }
}

/** @throws Error when a mail of the outbox is not whole */
async function proveMails(dataDir: string): Promise<void> {
  for (const path of await mailsIn(dataDir))
    if (!/--\r?\n$/.test(await readFile(path, 'latin1')))
      throw new Error(`The mail ${path} is not whole.`)
}

async function mailsIn(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox, { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name))
}

/** The same numbers for the same seed, so that a failure can be seen again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
