/** A report table as CSV: the range beside the preceding one. */
import type { BranchId } from '#domain/base/branch.ts'
import { PAYMENT_WAYS, type Report, type ReportName } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { csvHead, csvLines, type Cell } from '../exports/csv.ts'
import { readReports } from './read-reports.ts'

type Table = { head: string[]; rows: Cell[][] }
type ReportWords = Words['exports']['reports']

/** @returns the whole file; the tables are sums, so none is long */
export async function reportCsv(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock' | 'events' | 'staffWords'>,
  branch: BranchId,
  name: ReportName,
  range: ReportRange,
): Promise<string> {
  const { unit, now, before } = await readReports(deps, branch, range)
  const words = deps.staffWords.exports.reports
  const { head, rows } = TABLES[name](words, now, before, unit)
  return csvHead(head) + csvLines(rows)
}

type MakeTable = (words: ReportWords, now: Report, before: Report, unit: 'day' | 'month') => Table

const TABLES: Record<ReportName, MakeTable> = {
  sums: (words, now, before, unit) => {
    const keys = [
      'orders',
      'completed',
      'revenue',
      'averageValue',
      'kilograms',
      'delivered',
      'onTime',
    ] as const
    const count = Math.max(now.sums.length, before.sums.length)
    const [own, other] =
      unit === 'day' ? [words.day, words.dayBefore] : [words.month, words.monthBefore]
    const cells = (sums: Report['total'] | undefined) => [
      sums?.date ?? null,
      ...keys.map((key) => sums?.[key] ?? null),
    ]
    return {
      head: [
        own,
        ...keys.map((key) => words.sums[key]),
        other,
        ...keys.map((key) => words.before(words.sums[key])),
      ],
      rows: Array.from({ length: count }, (_, index) => [
        ...cells(now.sums[index]),
        ...cells(before.sums[index]),
      ]),
    }
  },
  services: (words, now, before) => ({
    head: [words.service, words.amount, words.before(words.amount)],
    rows: beside(now.services, before.services, ({ service }) => service).map(([one, other]) => [
      (one ?? other)!.name,
      one?.amount ?? 0,
      other?.amount ?? 0,
    ]),
  }),
  payments: (words, now, before) => ({
    head: [words.way, words.amount, words.before(words.amount)],
    rows: PAYMENT_WAYS.map((way) => {
      const amountOf = ({ payments }: Report) =>
        payments.find((payment) => payment.way === way)?.amount ?? 0
      return [words.ways[way], amountOf(now), amountOf(before)]
    }),
  }),
  customers: (words, now, before) => ({
    head: [words.who, words.count, words.before(words.count)],
    rows: (['new', 'returning'] as const).map((who) => [
      words.customers[who],
      now.customers[who],
      before.customers[who],
    ]),
  }),
  slots: (words, now, before) => ({
    head: [
      words.weekday,
      words.pickupSlot,
      words.booked,
      words.capacity,
      words.before(words.booked),
      words.before(words.capacity),
    ],
    rows: beside(now.slots, before.slots, slotKey)
      .toSorted(
        ([one, other], [next, nextOther]) => placeOf(one ?? other!) - placeOf(next ?? nextOther!),
      )
      .map(([one, other]) => {
        const { weekday, pickupTime } = (one ?? other)!
        return [
          words.weekdays[weekday]!,
          pickupTime,
          one?.booked ?? 0,
          one?.capacity ?? 0,
          other?.booked ?? 0,
          other?.capacity ?? 0,
        ]
      }),
  }),
}

type SlotSum = Report['slots'][number]

const slotKey = ({ weekday, pickupTime }: SlotSum) => `${weekday} ${pickupTime}`

/** The week begins on Monday. */
const placeOf = ({ weekday }: SlotSum) => (weekday + 6) % 7

/** What has the same key side by side: that of the first list in its order, then what only the second has. */
function beside<T>(
  ones: readonly T[],
  others: readonly T[],
  key: (each: T) => string,
): [T | undefined, T | undefined][] {
  const find = (list: readonly T[], name: string) => list.find((each) => key(each) === name)
  const added = others.filter((each) => !find(ones, key(each)))
  return [
    ...ones.map((one): [T, T | undefined] => [one, find(others, key(one))]),
    ...added.map((other): [undefined, T] => [undefined, other]),
  ]
}
