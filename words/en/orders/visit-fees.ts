// Fee of a second visit, and the credit for a window in which nobody came.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

export const visitFees = {
  /** In an order's history, below what it is called. */
  added: ({ amountPaise }: { readonly amountPaise: Paise }) => formatPaise(amountPaise),
  /** Why an order costs less. */
  missed: (missed: { readonly stop: StopKind; readonly date: string; readonly time: string }) =>
    `We promised to ${missed.stop === 'pickup' ? 'pick up' : 'deliver'} on ${formatMessageDate(missed.date)}, ${missed.time}, and nobody came. We’re sorry.`,
}
