/** The common part of random money tests: number of sequences, tax, and reading of orders and spreadsheets. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { adminSettings, changeTax } from '#contract/settings/settings.ts'
import { fromRupees, sumPaise } from '#domain/base/money.ts'
import { TAX_STANDINGS, type TaxStanding } from '#domain/settings/tax-standing.ts'
import type { Client } from './client.ts'
import type { SignedIn } from './test-product.ts'

/** The laundry is in Karnataka, some of its customers in Maharashtra. */
const HERE = '29AAAAA0000A1ZY'
const ELSEWHERE = '27AAPFU0939F1ZV'

/** A laundry's standing, and whether the customer's GSTIN is of another State. */
export interface RandomTax {
  standing: TaxStanding
  isElsewhere: boolean
}

export const randomTax: fc.Arbitrary<RandomTax> = fc.record({
  standing: fc.constantFrom(...TAX_STANDINGS),
  isElsewhere: fc.boolean(),
})

/** Gives the laundry its standing, and a customer of a registered one a GSTIN of another State where they have it. */
export async function applyTax(staff: Client, customer: SignedIn, given: RandomTax): Promise<void> {
  const { standing, isElsewhere } = given
  const { tax } = (await staff.call(adminSettings, {})).body
  const gstin = standing === 'unregistered' ? '' : HERE
  await staff.call(changeTax, { body: { ...tax, standing, gstin } })
  if (!isElsewhere || standing !== 'registered') return
  const { _id: id, name } = customer.user
  await customer.call(updateUser, { params: { id }, body: { name, gstin: ELSEWHERE } })
}

/** @param usual how many in each run of the tests; `MONEY_SEQUENCES` asks for more before a release */
export const sequenceCount = (usual: number): number => Number(process.env.MONEY_SEQUENCES ?? usual)

/** @param network a number of the customer's own, for the limit of this call is by network */
export async function readOrderFromNetwork(
  by: Client,
  orderId: string,
  network: number,
): Promise<Order> {
  const url = orderDetails.path.replace(':orderId', orderId)
  const remoteAddress = `10.${network >> 8}.${network & 255}.1`
  const { status, body } = await by.send({ method: 'GET', url, remoteAddress })
  expect(status).toBe(200)
  return body as Order
}

/** The rows of an export, such as `orders.csv`, each by the names of its columns. */
export async function readExportedRows(
  by: Client,
  file: string,
): Promise<Record<string, string>[]> {
  const { body } = await by.send({ method: 'GET', url: `/api/admin/exports/${file}` })
  const [head, ...rows] = String(body).slice(1).trimEnd().split('\r\n').map(cellsOf)
  return rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at] ?? ''])))
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )

/** The paise of a column of rows; one that a laundry doesn't have sums to nothing. */
export const sumOfColumn = (rows: Record<string, string>[], column: string): number =>
  sumPaise(rows.map((row) => fromRupees(Number(row[column] ?? 0))))

/**
 * The invoices and credit notes of an order come to what it costs once it is completed, and to nothing before; those of a
 * registered laundry have the tax of one State or of two, never both.
 */
export async function expectInvoicesMatchOrder(
  staff: Client,
  order: Order,
  { standing }: RandomTax,
): Promise<{ invoices: Record<string, string>[]; notes: Record<string, string>[] }> {
  const isOf = ({ For: subject }: Record<string, string>) => subject === `Order ${order.number}`
  const invoices = (await readExportedRows(staff, 'invoices.csv')).filter(isOf)
  const notes = (await readExportedRows(staff, 'credit-notes.csv')).filter(isOf)
  for (const column of ['Total (₹)', 'Taxable value (₹)', 'CGST (₹)', 'SGST (₹)', 'IGST (₹)'])
    expect(sumOfColumn(invoices, column) - sumOfColumn(notes, column)).toBeGreaterThanOrEqual(0)
  const taxed = standing === 'registered' ? [...invoices, ...notes] : []
  expect(taxed.filter((document) => !isTaxedOnce(document))).toEqual([])
  const cost = order.status === 'completed' ? fromRupees(order.charged) : 0
  expect(sumOfColumn(invoices, 'Total (₹)') - sumOfColumn(notes, 'Total (₹)')).toBe(cost)
  return { invoices, notes }
}

function isTaxedOnce(document: Record<string, string>): boolean {
  const paise = (column: string) => sumOfColumn([document], column)
  const ofState = paise('CGST (₹)') + paise('SGST (₹)')
  const between = paise('IGST (₹)')
  return (
    paise('Taxable value (₹)') + ofState + between === paise('Total (₹)') &&
    !(ofState > 0 && between > 0)
  )
}
