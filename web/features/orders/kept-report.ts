// What somebody began to report of an order, kept on the device until it is sent or thrown away: a closed dialog, a
// reload or a lost network loses nothing.
import type { OrderProblem, Remedy } from '#domain/order-problems.ts'
import { deviceStore } from '#web/lib/device-store.ts'

export type ReportDraft = {
  problem: OrderProblem | null
  wish: Remedy | null
  /** The item or garment, after a space which of several alike; empty for the whole order. */
  piece: string
  message: string
  pictures: readonly File[]
  /** What it is sent as, so that it counts once, with the ids of pictures once they are there; null while it isn't. */
  request: { readonly key: string; readonly pictures: readonly string[] | null } | null
}

export const EMPTY_REPORT: ReportDraft = {
  problem: null,
  wish: null,
  piece: '',
  message: '',
  pictures: [],
  request: null,
}

type KeptReport = { orderId: string; userId: string; draft: ReportDraft }

const kept = deviceStore<KeptReport>(
  { database: 'washline-reports', store: 'reports', keyPath: 'orderId' },
  'This device keeps no reports:',
)

/** What this person began to report of an order; null where that is nothing. */
export async function keptReport(orderId: string, userId: string): Promise<ReportDraft | null> {
  const found = (await kept.all()).find(
    (report) => report.orderId === orderId && report.userId === userId,
  )
  return found?.draft ?? null
}

/** @returns whether the browser keeps it */
export function keepReport(orderId: string, userId: string, draft: ReportDraft): Promise<boolean> {
  return kept.put({ orderId, userId, draft })
}

/** Forgets it once it is sent or thrown away. */
export function forgetReport(orderId: string): Promise<void> {
  return kept.remove(orderId)
}

/** Forgets what others began on this device; without a person, what anybody did. */
export async function forgetReportsExcept(userId: string | undefined): Promise<void> {
  const others = (await kept.all()).filter((report) => report.userId !== userId)
  await Promise.all(others.map((report) => forgetReport(report.orderId)))
}
