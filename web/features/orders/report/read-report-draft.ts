// Draft of a problem report, kept on the device until it is sent or discarded: it survives a closed dialog, a reload
// and a lost network.
import type { OrderProblem, Remedy } from '#domain/help/order-problems.ts'
import { openDeviceQueue } from '#web/offline/open-device-queue.ts'

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

const kept = openDeviceQueue<KeptReport>(
  { database: 'washline-reports', store: 'reports', keyPath: 'orderId' },
  'This device keeps no reports:',
)

/** What this person began to report of an order; null where that is nothing. */
export async function readReportDraft(
  orderId: string,
  userId: string,
): Promise<ReportDraft | null> {
  const found = (await kept.of(userId)).find((report) => report.orderId === orderId)
  return found?.draft ?? null
}

/** @returns whether the device has it, also after a crash */
export function saveReportDraft(
  orderId: string,
  userId: string,
  draft: ReportDraft,
): Promise<boolean> {
  return kept.keep({ orderId, userId, draft })
}

/** Forgets it once it is sent or thrown away. */
export const forgetReport = kept.forget

/** Forgets what others began on this device; without a person, what anybody did. */
export const forgetReportsExcept = kept.forgetExcept
