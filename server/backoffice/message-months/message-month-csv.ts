/** Messages of a month as CSV: a line for each kind and channel. */
import type { MessageMonth } from '#contract/messages/message-months.ts'
import type { Words } from '#words/words.ts'
import { csvHead, csvLines } from '../exports/csv.ts'

const COLUMNS = [
  'sent',
  'delivered',
  'read',
  'failed',
  'waiting',
  'segments',
  'cost',
  'priced',
] as const

export function messageMonthCsv({ kinds }: MessageMonth, { exports }: Words): string {
  const words = exports.messages
  const rows = kinds.flatMap(({ name, channels }) =>
    channels.map((sums) => [
      name,
      words.channelName(sums.channel),
      ...COLUMNS.map((column) => sums[column]),
    ]),
  )
  const head = [words.kind, words.channel, ...COLUMNS.map((column) => words.columns[column])]
  return csvHead(head) + csvLines(rows)
}
