/** How a calendar date stands in a row. */
import type { ColumnType } from 'kysely'

/** A calendar date: `YYYY-MM-DD` both ways. */
export type CalendarDate = ColumnType<string, string, string>
