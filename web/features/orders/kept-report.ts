// What somebody began to report of an order, kept while the page is open: a dialog that is closed loses nothing.
import type { OrderProblem, OrderWish } from '#domain/order-problems.ts'
import { onPersonChange } from '#web/lib/session.tsx'

export type ReportDraft = {
  problem: OrderProblem | null
  wish: OrderWish | null
  /** The item or garment; empty for the whole order. */
  piece: string
  message: string
  pictures: readonly File[]
}

const EMPTY: ReportDraft = { problem: null, wish: null, piece: '', message: '', pictures: [] }

const kept = new Map<string, ReportDraft>()

onPersonChange(() => kept.clear())

export function keptReport(orderId: string): ReportDraft {
  return kept.get(orderId) ?? EMPTY
}

export function keepReport(orderId: string, draft: ReportDraft): void {
  kept.set(orderId, draft)
}

/** Forgets it once it is sent. */
export function forgetReport(orderId: string): void {
  kept.delete(orderId)
}
