/** What every change of one date has in common: it is for days to come, and written down. */
import { calendarDateIn } from '#domain/time-zone.ts'
import { recordAudit, type AuditEntryInput } from '../../audit/record-audit.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'

/** @param change changes the date and says what it did; null when nothing is different */
export async function changeDay(
  deps: Deps,
  staff: Person,
  date: string,
  change: (tx: Tx) => Promise<Pick<AuditEntryInput, 'action' | 'summary' | 'details'> | null>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const entry = await change(tx)
    if (entry)
      await recordAudit(tx, {
        ...entry,
        actorId: staff.id,
        subject: { type: 'date', id: date },
        at: deps.clock(),
      })
  })
  deps.offer.forget()
}

/** @throws AppError `past_date` */
export async function refusePast(deps: Deps, date: string): Promise<void> {
  const { timeZone } = await deps.offer.current()
  if (date < calendarDateIn(deps.clock(), timeZone))
    throw new AppError('past_date', 'That date is over.')
}
