/** What staff do with the laundry's records as a whole, and to whom they sell. */
import type { ExportName } from '#contract/exports.ts'

export interface BackofficeEvents {
  /** From one calendar date to another, both included; null for no end to that side. */
  'export.downloaded': { name: ExportName; from: string | null; to: string | null }
  'backup.downloaded': Record<string, never>
  /** The reason stands in the notes, which go with the customer. */
  'customer.blocked': { userId: string }
  'customer.unblocked': { userId: string }
}
