/** Notices of notifications: one for each statement that writes some. */
// @both-engines
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testProduct } from '../../testing/test-product.ts'
import { markNotificationsRead } from './bell-store.ts'

const product = await testProduct()
const { db, deps } = product
const asha = (await product.person()).user._id
const ravi = (await product.person()).user._id
const at = product.clock.read()

let heard: string[][] = []
deps.live.on('notifications', ({ userIds }) => heard.push(userIds.toSorted()))

/** Notices are heard in the order of their commits, so all before this one are heard by then. */
async function hearMarker(): Promise<void> {
  const marker = randomUUID()
  await insert(shared([marker]))
  await expect.poll(() => heard.at(-1)).toEqual([marker])
}

async function heardOf(change: () => Promise<unknown>): Promise<string[][]> {
  await hearMarker()
  heard = []
  await change()
  await hearMarker()
  return heard.slice(0, -1)
}

const common = () => ({
  id: randomUUID(),
  dedupe_key: randomUUID(),
  kind: 'staff.chat_waits',
  params: '{}',
  link: '/',
  created_at: at,
})
const own = (userId: string) => ({ ...common(), user_id: userId })
const shared = (people: string[]) => ({ ...common(), heard_by: people, unread_by: people })
const insert = (...rows: (ReturnType<typeof own> | ReturnType<typeof shared>)[]) =>
  db.insertInto('notifications').values(rows).execute()

it('names everyone whose notifications one SQL statement changed in one notice, each once', async () => {
  const rows = [own(asha), own(asha), own(ravi)]
  const both = [asha, ravi].toSorted()
  expect(await heardOf(() => insert(...rows))).toEqual([both])
  const remove = () => db.deleteFrom('notifications').where('user_id', 'in', [asha, ravi]).execute()
  expect(await heardOf(remove)).toEqual([both])
})

it('names at most a hundred people in one notice', async () => {
  const people = Array.from({ length: 250 }, () => randomUUID())
  const notices = await heardOf(() => insert(shared(people)))
  expect(notices.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(notices.flat().toSorted()).toEqual(people.toSorted())
})

it('names only the reader when one of the staff reads a shared notification', async () => {
  await insert(shared([asha, ravi]), shared([asha, ravi]))
  const notices = await heardOf(() => markNotificationsRead(db, ravi, null, at))
  expect(notices).toEqual([[ravi]])
})
