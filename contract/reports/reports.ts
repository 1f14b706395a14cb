/** Reports of the laundry over a range of days, beside the range before. */
import * as z from 'zod/mini'
import {
  FIRST_REPORT_DATE,
  LAST_REPORT_DATE,
  MOST_REPORT_DAYS,
  countDays,
  REPORT_UNITS,
} from '#domain/reports/reports.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, rupees } from '../base/fields.ts'
import {
  lastDayBeforeFirst,
  noSuchReport,
  rangeTooLong,
  reportDateBeyond,
} from '#words/en/fields/support.ts'

/** What is reported, each in a file of its own. */
export const REPORTS = ['sums', 'services', 'payments', 'customers', 'slots'] as const
export type ReportName = (typeof REPORTS)[number]

/** What a payment came by; `club` is what members of the Laundry Club paid for a month. */
export const PAYMENT_WAYS = ['cash', 'upi', 'card', 'account', 'club'] as const

const reportDate = calendarDate.check(
  z.refine((date) => date >= FIRST_REPORT_DATE && date <= LAST_REPORT_DATE, {
    error: reportDateBeyond,
  }),
)

/** Dates in the laundry's zone; both belong to the range. */
const range = z.object({ from: reportDate, to: reportDate }).check(
  z.refine(({ from, to }) => from <= to, { error: lastDayBeforeFirst, path: ['to'] }),
  z.refine((span) => countDays(span) <= MOST_REPORT_DAYS, { error: rangeTooLong, path: ['to'] }),
)

const sums = z.object({
  /** A day, or the first one of a month. */
  date: calendarDate,
  /** Placed and not cancelled. */
  orders: z.number(),
  completed: z.number(),
  /** Of orders completed and of Laundry Club months paid then, less what was refunded. */
  revenue: rupees,
  /** What a completed order was worth; null where none was completed. */
  averageValue: z.nullable(rupees),
  /** Of the orders placed. */
  kilograms: z.number(),
  /** Completed orders that were brought back, and those of them that came when promised. */
  delivered: z.number(),
  onTime: z.number(),
})

const report = z.object({
  from: calendarDate,
  to: calendarDate,
  /** Every day or month of the range. */
  sums: z.array(sums),
  /** Of all of it; dated by its first day. */
  total: sums,
  /** What the lines of the range's orders cost, most first; services without any are left out. */
  services: z.array(z.object({ service: z.string(), name: z.string(), amount: rupees })),
  /** What was paid on these days and not given back since, most first; ways without any are left out. */
  payments: z.array(z.object({ way: z.enum(PAYMENT_WAYS), amount: rupees })),
  /** Who ordered: for the first time, or again. */
  customers: z.object({ new: z.number(), returning: z.number() }),
  /** Pickups by weekday (0 is Sunday) and slot: places taken, of how many there were. */
  slots: z.array(
    z.object({
      weekday: z.number(),
      pickupTime: z.string(),
      booked: z.number(),
      capacity: z.number(),
    }),
  ),
})
export type Report = z.output<typeof report>

export const adminReports = defineCall({
  method: 'GET',
  path: '/api/admin/figures',
  summary:
    'Orders, revenue, services, payments, customers, deliveries on time and pickup slots over a range, beside the same range before',
  access: { permission: 'reports' },
  query: range,
  answers: {
    200: z.object({
      /** What `sums` has one of each: of more than 92 days a month. */
      unit: z.enum(REPORT_UNITS),
      now: report,
      /** Of a range that is not over, only as many days as it has had. */
      before: report,
    }),
  },
})

export const reportCsv = defineCall({
  method: 'GET',
  path: '/api/admin/figures/:file',
  summary: 'One table of the reports of a range, beside the same range before, as CSV',
  access: { permission: 'reports' },
  params: z.object({
    file: z.enum(
      REPORTS.map((name) => `${name}.csv` as const),
      { error: noSuchReport },
    ),
  }),
  query: range,
  /** `text/csv` in UTF-8 with a byte order mark. */
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
