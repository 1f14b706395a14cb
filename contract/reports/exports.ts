/** Staff's exports: orders, customers, invoices, credit notes and the till as CSV files. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { calendarDate } from '../base/fields.ts'
import { lastDayBeforeFirst, noSuchExport } from '#words/en/fields/support.ts'

/** What can be exported. */
export const EXPORTS = ['orders', 'customers', 'invoices', 'credit-notes', 'till'] as const
export type ExportName = (typeof EXPORTS)[number]

/** The whole laundry; `npm run admin -- restore FILE` reads it back. */
export const downloadBackup = defineCall({
  method: 'GET',
  path: '/api/admin/backup',
  summary: 'The database, the pictures and the outbox as they are now, in one .tar.gz',
  access: { permission: 'backups' },
  fresh: true,
  notByPin: true,
  answers: { 200: z.unknown() },
  media: 'application/gzip',
  limit: { minute: 2 },
})

export const exportCsv = defineCall({
  method: 'GET',
  path: '/api/admin/exports/:file',
  summary:
    'Orders placed, customers who joined, invoices or credit notes issued, or the till, in a period, as CSV',
  access: { permission: 'reports' },
  fresh: true,
  notByPin: true,
  params: z.object({
    file: z.enum(
      EXPORTS.map((name) => `${name}.csv` as const),
      { error: noSuchExport },
    ),
  }),
  query: z
    .object({
      /** The first and the last day, in the laundry's zone; without them there is no end to that side. */
      from: z.optional(calendarDate),
      to: z.optional(calendarDate),
    })
    .check(
      z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: lastDayBeforeFirst,
        path: ['to'],
      }),
    ),
  /** `text/csv` in UTF-8 with a byte order mark. */
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
