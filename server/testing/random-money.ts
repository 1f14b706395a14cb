/** What the random tests of money share: how many sequences they try, and how they read an order and a spreadsheet. */
import { expect } from 'vitest'
import { orderDetails, type Order } from '#contract/orders.ts'
import type { Client } from './client.ts'

/** @param usual how many in each run of the tests; `MONEY_SEQUENCES` asks for more before a release */
export const sequencesAskedFor = (usual: number): number =>
  Number(process.env.MONEY_SEQUENCES ?? usual)

/** @param network a number of the customer's own, for the limit of this call is by network */
export async function readFrom(by: Client, orderId: string, network: number): Promise<Order> {
  const url = orderDetails.path.replace(':orderId', orderId)
  const remoteAddress = `10.${network >> 8}.${network & 255}.1`
  const { status, body } = await by.send({ method: 'GET', url, remoteAddress })
  expect(status).toBe(200)
  return body as Order
}

/** The rows of an export, such as `orders.csv`, each by the names of its columns. */
export async function exportedRows(by: Client, file: string): Promise<Record<string, string>[]> {
  const { body } = await by.send({ method: 'GET', url: `/api/admin/exports/${file}` })
  const [head, ...rows] = String(body).slice(1).trimEnd().split('\r\n').map(cellsOf)
  return rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at] ?? ''])))
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
