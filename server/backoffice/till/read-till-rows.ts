/** The till by day and person, for a spreadsheet. */
import { sumTillByPerson, type Till } from '#domain/cash/till.ts'
import type { Db } from '../../database/transaction.ts'
import { findPersonNames, selectTillEntries, type TillSpan } from './store.ts'

/** @returns a row for each person and each day on which they moved cash, oldest first */
export async function readTillRows(
  db: Db,
  span: TillSpan,
): Promise<({ date: string; personId: string | null; name: string | null } & Till)[]> {
  const entries = await selectTillEntries(db, span)
  const names = await findPersonNames(db, [...new Set(entries.map(({ personId }) => personId))])
  const dates = [...new Set(entries.map(({ date }) => date))].filter((date) => date !== null)
  return dates.flatMap((date) => {
    const moved = new Set(
      entries.filter((entry) => entry.date === date).map(({ personId }) => personId),
    )
    const upToDate = entries
      .filter((entry) => entry.date === null || entry.date <= date)
      .map((entry) => ({ ...entry, date: entry.date === date ? date : null }))
    return sumTillByPerson(upToDate)
      .filter(({ personId }) => moved.has(personId))
      .map((till) => ({ date, name: names.get(till.personId) ?? null, ...till }))
  })
}
