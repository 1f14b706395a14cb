/** Customers with tickets, and staff who answer them, for tests. */
import { beforeEach, expect } from 'vitest'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
export let asha: SignedIn
export let ravi: SignedIn
beforeEach(async () => {
  asha = await product.person()
  ravi = await product.person()
})

let addresses = 0

/** Sends as a person, each time from another address. */
export function postAs(person: SignedIn, url: string, payload: object, headers = {}) {
  addresses += 1
  const remoteAddress = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`
  return person.send({ method: 'POST', url, payload, headers, remoteAddress })
}

export const WISH = {
  subject: 'A button is missing',
  category: 'orders',
  message: 'From the blue kurta.',
}

export async function openTestTicket(person: SignedIn, fields: object = {}): Promise<string> {
  const answer = await postAs(person, '/api/tickets', { ...WISH, ...fields })
  expect(answer.status).toBe(201)
  return (answer.body as { ticket: { number: string } }).ticket.number
}

export const readAuditEntries = () =>
  product.db
    .selectFrom('audit_log')
    .select(['action', 'search_text as summary', 'details'])
    .where('record_type', '=', 'ticket')
    .orderBy('id', 'desc')
    .execute()
