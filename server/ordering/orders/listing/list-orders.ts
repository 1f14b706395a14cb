/** The order list for staff: a page of matches, and their number. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BranchId } from '#domain/base/branch.ts'
import type {
  adminOrderCounts,
  adminOrders,
  OrderFilterQuery,
  OrderSort,
} from '#contract/orders/order-list.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import { id } from '#contract/base/fields.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../../http/page-links.ts'
import { Answer } from '../../../http/route.ts'
import { WrittenJson } from '../../../http/answers/written-json.ts'
import { readDueContext } from './due-orders.ts'
import type { KeptOrders } from './kept-orders.ts'
import {
  countEndedOrders,
  countStaffOrders,
  countOrdersUnderWay,
  listDueOrdersFirst,
  listStaffOrders,
  type Place,
} from './staff-lists.ts'
import type { OrderFilterQuery as MomentFilter } from './staff-filter.ts'

/**
 * A page of all orders that match `query`.
 * @param kept writes them for staff
 * @throws AppError `invalid_input` for a cursor that no page of this sort gave
 */
export async function listOrders(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock' | 'staffWords'>,
  branch: BranchId,
  kept: KeptOrders,
  query: z.output<typeof adminOrders.query>,
  request: FastifyRequest,
): Promise<Answer<WrittenJson<StaffOrder[]>>> {
  const { limit = DEFAULT_LIMIT, sort = 'newest', cursor, ...asked } = query
  const after = cursor === undefined ? null : readCursor(cursor, sort)
  const filter = await atThisMoment(deps, branch, asked)
  const rows =
    sort === 'due-first'
      ? await listDueOrdersFirst(deps.db, filter, {
          limit,
          after,
          at: await readDueContext(deps, branch),
        })
      : await listStaffOrders(deps.db, filter, { sort, limit, after })
  const { body, headers } = pageAnswer(request, rows, limit, ({ place }) => writeCursor(place))
  const list = await kept.list(branch, 'staff', deps.staffWords, body)
  return new Answer(new WrittenJson<StaffOrder[]>(list), { headers })
}

/** How many orders match, and how many of all have each status. */
export async function countOrders(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  branch: BranchId,
  asked: OrderFilterQuery,
): Promise<AnswerOf<typeof adminOrderCounts>> {
  const { db } = deps
  const filter = await atThisMoment(deps, branch, asked)
  const [underWay, ended] = await Promise.all([countOrdersUnderWay(db), countEndedOrders(db)])
  const countOf = new Map<OrderStatus, number>(underWay.map(({ status, count }) => [status, count]))
  const byStatus: Record<OrderStatus, number> = {
    pickup_scheduled: countOf.get('pickup_scheduled') ?? 0,
    picked_up: countOf.get('picked_up') ?? 0,
    washing: countOf.get('washing') ?? 0,
    ready: countOf.get('ready') ?? 0,
    out_for_delivery: countOf.get('out_for_delivery') ?? 0,
    ...ended,
  }
  const sumOf = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, each) => sum + byStatus[each], 0)
  const { status, ...others } = filter
  if (Object.values(others).some((value) => value !== undefined && value !== ''))
    return { ...(await countStaffOrders(db, filter, sumOf(ORDER_STATUSES))), byStatus }
  const statuses = new Set(status?.split(',') as OrderStatus[] | undefined)
  const matching = sumOf(status === undefined ? ORDER_STATUSES : [...statuses])
  return { matching, orMore: false, byStatus }
}

async function atThisMoment(
  deps: Pick<Deps, 'laundry' | 'clock'>,
  branch: BranchId,
  { due, taken, ...others }: OrderFilterQuery,
): Promise<MomentFilter> {
  if (due === undefined && taken === undefined) return others
  const at = await readDueContext(deps, branch)
  return {
    ...others,
    ...(due && { due: { kind: due, at } }),
    ...(taken && { taken: { method: taken, at } }),
  }
}

const whole = z.number().check(z.int())
const PICKUP_PLACE = z.tuple([id, id])
const TOTAL_PLACE = z.tuple([whole, id])
const CUSTOMER_PLACE = z.tuple([z.string(), id])

const PLACES: Record<OrderSort, z.ZodMiniType<Place>> = {
  newest: z.tuple([id]),
  // Of what is under way by when it is due, and of what is over by its id.
  'due-first': z.union([z.tuple([z.iso.datetime({ offset: true }), id]), z.tuple([id])]),
  'pickup-first': PICKUP_PLACE,
  'pickup-last': PICKUP_PLACE,
  'total-high': TOTAL_PLACE,
  'total-low': TOTAL_PLACE,
  'customer-first': CUSTOMER_PLACE,
  'customer-last': CUSTOMER_PLACE,
}

function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function readCursor(cursor: string, sort: OrderSort): Place {
  try {
    const place = PLACES[sort].safeParse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    )
    if (place.success) return place.data
  } catch {
    // What isn't JSON is as wrong as JSON of something else.
  }
  throw new AppError('invalid_input', say('badCursor'))
}
