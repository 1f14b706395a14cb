/** Everybody's orders for staff, newest first. */
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { adminOrders } from '#contract/admin.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { Tables } from '../database/tables.ts'
import { DEFAULT_LIMIT, page } from '../http/page-links.ts'
import type { Answer } from '../http/route.ts'
import { listAllOrders } from './lists.ts'
import { staffOrder } from './view.ts'

/** A page of all orders that match `query`. */
export async function listOrders(
  db: Kysely<Tables>,
  query: z.output<typeof adminOrders.query>,
  request: FastifyRequest,
): Promise<Answer<StaffOrder[]>> {
  const { limit = DEFAULT_LIMIT, ...filter } = query
  const rows = await listAllOrders(db, { ...filter, limit })
  return page(request, rows.map(staffOrder), limit, (order) => order._id)
}
