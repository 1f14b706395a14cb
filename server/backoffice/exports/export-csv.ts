/** Streams an export: each page is read after the previous one has been sent. */
import { Readable } from 'node:stream'
import type { ExportName } from '#contract/reports/exports.ts'
import { addDays, instantAt } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { csvHead, csvLines } from './csv.ts'
import { EXPORTED } from './rows.ts'
import { PAGE_ROWS, type Cursor, type Span } from './store.ts'

/** The first and the last day of what is exported; undefined for no end to that side. */
interface Period {
  from?: string | undefined
  to?: string | undefined
  /** Of orders: these alone. */
  ids?: readonly string[] | undefined
}

/**
 * The file's text as a stream, once it is stored who asked for what. Ended early, it reads no
 * further page.
 */
export async function exportCsv(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'events' | 'staffWords'>,
  person: Person,
  name: ExportName,
  period: Period,
  timeZone: string,
): Promise<Readable> {
  const { db, clock, log } = deps
  await deps.events.settled()
  await inTransaction(db, (tx) =>
    emit(tx, deps, {
      type: 'export.downloaded',
      subject: { kind: 'export', id: name },
      actor: person.id,
      data: {
        name,
        from: period.from ?? null,
        to: period.to ?? null,
        ...(period.ids && { count: period.ids.length }),
      },
      at: clock(),
    }),
  )
  const text = Readable.from(linesOf(deps, name, spanOf(period, timeZone)))
  // The answer has begun by then: all that can be done is to end it before its end.
  text.on('error', (error) => log.error({ err: error }, 'an export broke off'))
  return text
}

async function* linesOf(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  name: ExportName,
  span: Span,
): AsyncGenerator<string> {
  const { gstIn, table, readPage } = EXPORTED[name]
  const { columns, cells } = table((await gstIn?.(db, span)) ?? { registration: true, tax: true })
  yield csvHead(columns.map((column) => staffWords.exports.columns[column]))
  let after: Cursor | null = null
  for (;;) {
    const rows = await readPage(db, span, after)
    const last = rows.at(-1)
    if (last) yield csvLines(rows.map((row) => cells(row, staffWords)))
    if (!last || rows.length < PAGE_ROWS) return
    after = { at: last.at, id: last.id }
    // The statement that read the page keeps its rows, and itself lives on until the next full
    // garbage collection: without this the memory grows by all rows of the file.
    rows.length = 0
  }
}

function spanOf({ from, to, ids }: Period, timeZone: string): Span {
  return {
    from: from === undefined ? null : instantAt(from, 0, timeZone),
    until: to === undefined ? null : instantAt(addDays(to, 1), 0, timeZone),
    ids,
    timeZone,
  }
}
