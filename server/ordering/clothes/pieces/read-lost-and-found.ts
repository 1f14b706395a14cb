/** Missing units: their last holder, and the orders they may be among. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { MissingUnit, readLostAndFound as readCall } from '#contract/clothes/lost-and-found.ts'
import type { TouchKind } from '#domain/clothes/custody.ts'
import { rankSuspectOrders, type Trace } from '#domain/clothes/suspects.ts'
import type { Db } from '../../../database/transaction.ts'
import {
  selectOtherOrderScans,
  selectLostAndFound,
  selectHandOversOfOrders,
  selectHandOversBetween,
} from './lost-and-found-store.ts'
import { firstName } from '../record/read-tags.ts'
import { unitPhotosView } from '../record/unit-photos.ts'

type Touched = Awaited<ReturnType<typeof selectHandOversOfOrders>>[number]

/** In at most 4 statements, however much is missing. */
export async function readLostAndFound(db: Db): Promise<AnswerOf<typeof readCall>> {
  const units = await selectLostAndFound(db)
  const missing = units.filter(({ place }) => place === 'missing')
  const found = units.filter(({ place }) => place !== 'missing')
  return {
    missing: missing.length === 0 ? [] : await withSuspects(db, missing),
    found: found.map(({ note, ...unit }) => ({
      ...refOf({ ...unit, number: unit.order }),
      unit: unit.number,
      kind: unit.kind,
      what: note,
      pictures: unitPhotosView(unit.pictures),
    })),
  }
}

async function withSuspects(
  db: Db,
  missing: Awaited<ReturnType<typeof selectLostAndFound>>,
): Promise<MissingUnit[]> {
  const ids = [...new Set(missing.map(({ id }) => id))]
  const own = await selectHandOversOfOrders(db, ids)
  const times = own.map(({ at }) => at.getTime())
  const [around, scans] = await Promise.all([
    selectHandOversBetween(db, new Date(Math.min(...times)), new Date(Math.max(...times))),
    selectOtherOrderScans(db, ids),
  ])
  const scannedIds = scans.flatMap(({ order_id, foreign_id }) => [order_id, foreign_id])
  const seen = new Set(around.map(({ id }) => id))
  const unseen = scannedIds.filter((id) => !seen.has(id))
  const touched =
    unseen.length > 0 ? [...around, ...(await selectHandOversOfOrders(db, unseen))] : around
  const refs = new Map(touched.map((row) => [row.id, refOf(row)]))
  const traces = [...Map.groupBy(touched, ({ id }) => id).values()].map(traceOf)
  return missing.map((unit) => {
    const { id, number, kind, note, at, by } = unit
    const history = own.filter((touch) => touch.id === id)
    const scannedWith = new Set(
      scans
        .filter(({ order_id, foreign_id }) => order_id === id || foreign_id === id)
        .flatMap(({ order_id, foreign_id }) => [order_id, foreign_id]),
    )
    const last = history.find((touch) => concerns(touch, number)) ?? history.at(-1)!
    return {
      ...refOf({ ...unit, number: unit.order }),
      unit: number,
      kind,
      what: note,
      pictures: unitPhotosView(unit.pictures),
      since: at.toISOString(),
      by,
      lastSeen: {
        kind: last.content.kind as TouchKind,
        at: last.at.toISOString(),
        by: last.by,
        spot:
          history.find((touch) => touch.spotName !== null && concerns(touch, number))?.spotName ??
          null,
      },
      suspects: rankSuspectOrders(traceOf(history), traces, scannedWith).map(
        ({ orderId, suspicions }) => ({ ...refs.get(orderId)!, suspicions: [...suspicions] }),
      ),
    }
  })
}

function refOf({ id, number, status, name }: Pick<Touched, 'id' | 'number' | 'status' | 'name'>) {
  return { orderId: id, number, status, name: firstName(name) }
}

/** Whether somebody had a unit in their hands then. */
function concerns({ content }: Touched, number: number): boolean {
  return content.units.some((unit) => (typeof unit === 'number' ? unit : unit.number) === number)
}

/** @param touches of one order, the newest first */
function traceOf(touches: readonly Touched[]): Trace {
  const [{ id, name }] = touches as [Touched]
  const last = (kind: string) => touches.find(({ content }) => content.kind === kind)
  const kinds = ['received', 'packed', 'handed_out'] as const
  return {
    orderId: id,
    name: firstName(name),
    touches: Object.fromEntries(
      kinds.flatMap((kind) => {
        const touch = last(kind)
        return touch ? [[kind, { at: touch.at.getTime(), by: touch.actor_id }]] : []
      }),
    ),
    stays: touches.flatMap(({ spotCode: code, spotKind: kind, at }) =>
      code === null || kind === null ? [] : [{ code, kind, at: at.getTime() }],
    ),
  }
}
