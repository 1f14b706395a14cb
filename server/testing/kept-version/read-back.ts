/** Reads everything visible in a laundry through the API, and compares it. */
import { createHash } from 'node:crypto'
import type { Client } from '../client.ts'
import type { Reader } from './open-laundry.ts'

export interface KeptAnswer {
  who: Reader
  /** The path that was asked for. */
  path: string
  status: number
  /** Of JSON and text the answer, of anything else its kind and a checksum. */
  answer: unknown
}

type Row = Record<string, unknown>

/** Asks for one path; `next` is the page after it, where the answer names one. */
export async function readPath(
  browser: Client,
  path: string,
): Promise<{ answered: Omit<KeptAnswer, 'who'>; next: string | undefined }> {
  const { status, body, headers } = await browser.send({ method: 'GET', url: path })
  const type = String(headers['content-type'])
  const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1]
  return { answered: { path, status, answer: answerOf(body, type) }, next }
}

function answerOf(body: unknown, type: string): unknown {
  if (/json|text\/csv/.test(type)) return body
  // A document is drawn again by each version, a picture is the same to the last byte.
  if (type.startsWith('application/pdf')) return { type }
  return { type, sha256: createHash('sha256').update(String(body)).digest('hex') }
}

/** Reads every list to its end, and each thing that stands on one. */
export async function readAllAnswers(people: Record<Reader, Client>): Promise<KeptAnswer[]> {
  const answers: KeptAnswer[] = []
  const readPage = async (who: Reader, path: string) => {
    const { answered, next } = await readPath(people[who], path)
    answers.push({ who, ...answered })
    return { answer: answered.answer, next }
  }
  const read: Read = async (who, path) => (await readPage(who, path)).answer
  const readList: ReadList = async (who, path, rowsIn = rowsOf) => {
    const all: Row[] = []
    for (let at: string | undefined = `${path}?limit=200`; at !== undefined;) {
      const { answer, next } = await readPage(who, at)
      all.push(...rowsIn(answer))
      at = next
    }
    return all
  }
  await readOwn(read, readList)
  await readConsole(read, readList)
  return answers
}

type Read = (who: Reader, path: string) => Promise<unknown>
type ReadList = (who: Reader, path: string, rowsIn?: (answer: unknown) => Row[]) => Promise<Row[]>

const rowsOf = (answer: unknown): Row[] => (Array.isArray(answer) ? (answer as Row[]) : [])
const partOf = (answer: unknown, name: string): unknown => (answer as Row | undefined)?.[name]
const textOf = (row: Row | undefined, name: string): string => String(row?.[name])

/** What customers read of themselves. */
async function readOwn(read: Read, readList: ReadList): Promise<void> {
  for (const who of ['customer', 'nila', 'meera'] as const) {
    const id = textOf(partOf(await read(who, '/api/auth/me'), 'user') as Row, '_id')
    for (const part of ['stats', 'addresses', 'cards', 'notification-settings', 'phone'])
      await read(who, `/api/users/${id}/${part}`)
    await read(who, '/api/account/email')
    await readList(who, '/api/notifications', (answer) => rowsOf(partOf(answer, 'notifications')))
    await read(who, '/api/loyalty')
    await readList(who, '/api/loyalty/history')
    const orders = await readList(who, `/api/orders/${id}`)
    for (const order of orders) {
      const orderId = textOf(order, '_id')
      const details = await read(who, `/api/orders/details/${orderId}`)
      for (const { _id } of rowsOf(partOf(details, 'creditNotes')))
        await read(who, `/api/credit-notes/${String(_id)}`)
      for (const proof of rowsOf(await read(who, `/api/orders/${orderId}/proofs`)))
        if (proof.imageUrl) await read(who, textOf(proof, 'imageUrl'))
    }
    const completed = orders.find(({ status }) => status === 'completed')
    if (completed) await read(who, `/api/orders/${textOf(completed, '_id')}/invoice`)
    for (const garment of await readList(who, `/api/garments/user/${id}`))
      if (garment.imageUrl) await read(who, textOf(garment, 'imageUrl'))
    const member = (await read(who, `/api/subscriptions/user/${id}/active`)) as Row | null
    if (member?._id) await readList(who, `/api/subscriptions/${textOf(member, '_id')}/charges`)
    for (const ticket of await readList(who, '/api/tickets'))
      await read(who, `/api/tickets/${textOf(ticket, 'number')}`)
    await read(who, '/api/chat')
    await read(who, '/api/plans')
  }
}

/** What staff read in the console. The exports come last, for each is written into the audit log. */
async function readConsole(read: Read, readList: ReadList): Promise<void> {
  for (const order of await readList('staff', '/api/admin/orders')) {
    const path = `/api/admin/orders/${textOf(order, '_id')}`
    await read('staff', path)
    await readList('staff', `${path}/notes`)
  }
  for (const customer of await readList('staff', '/api/admin/customers')) {
    const path = `/api/admin/customers/${textOf(customer, '_id')}`
    await read('staff', path)
    await readList('staff', `${path}/notes`)
  }
  for (const message of await readList('staff', '/api/admin/outbox'))
    await read('staff', `/api/admin/outbox/${textOf(message, '_id')}`)
  for (const message of await readList('staff', '/api/admin/messages'))
    await read('staff', `/api/admin/messages/${textOf(message, '_id')}`)
  for (const ticket of await readList('staff', '/api/admin/tickets'))
    await read('staff', `/api/admin/tickets/${textOf(ticket, 'number')}`)
  for (const chat of await readList('staff', '/api/admin/chats'))
    await read('staff', `/api/admin/chats/${textOf(chat, '_id')}`)
  await read('staff', '/api/activities?limit=200')
  await readList('staff', '/api/admin/audit-log')
  for (const path of OF_THE_LAUNDRY) await read('staff', path)
  for (const file of ['orders', 'customers', 'invoices', 'credit-notes'])
    await read('staff', `/api/admin/exports/${file}.csv`)
}

const OF_THE_LAUNDRY = [
  '/api/catalogue',
  '/api/business',
  '/api/slots?days=14',
  '/api/admin/stats',
  '/api/admin/orders/counts',
  '/api/admin/audit-log/filters',
  '/api/admin/figures?from=2026-02-17&to=2026-03-18',
  '/api/admin/help-desk',
  '/api/admin/outbox-carriers',
  '/api/admin/run-sheet?date=2026-03-17',
  '/api/admin/run-sheet?date=2026-03-18',
  '/api/admin/run-sheet?date=2026-03-20',
  '/api/admin/settings',
  '/api/admin/settings/marketing-from-orders',
  '/api/admin/catalogue',
  '/api/admin/plans',
  '/api/admin/days',
  '/api/admin/days/2026-03-21',
]
