/** Mails companies about overdue invoices: weekly, and at staff's request. */
import { MAIN_BRANCH, branchOfPerson } from '#domain/base/branch.ts'
import { invoiceNumber } from '#domain/invoices/invoice.ts'
import { calendarDateIn, minutesOfDayIn, DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { companyAccountOf } from './company-account-of.ts'
import { findCompanyAccount, lockCompany } from './account-store.ts'
import { companyEvent } from './company-event.ts'
import { selectCompaniesToRemind, markInvoicesReminded } from './invoice-store.ts'
import { ACCOUNT_PAGE } from './issue-company-invoices.ts'

type Reminding = Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords' | 'jobs' | 'log'>

const WEEK_MS = 7 * DAY_MS

/** Nobody is reminded of money in the night. */
const FROM_MINUTES = 9 * 60

/** Every company with an overdue invoice that none was sent about within a week; a second run sends nothing. */
export async function remindCompanies(deps: Reminding): Promise<void> {
  const { timeZone } = await deps.laundry(MAIN_BRANCH).settings.current()
  const now = deps.clock()
  if (minutesOfDayIn(now, timeZone) < FROM_MINUTES) return
  const before = new Date(now.getTime() - WEEK_MS)
  await processEachItem(
    await selectCompaniesToRemind(deps.db, calendarDateIn(now, timeZone), before),
    (id) => inTransaction(deps.db, (tx) => remindIn(tx, deps, id, { now, timeZone, before })),
    (companyId, error) =>
      deps.log.error({ err: error, companyId }, 'a company could not be reminded'),
  )
}

/** @throws AppError `not_found`, `nothing_due` where nothing is overdue or there is no email */
export async function remindCompany(
  deps: Reminding & Pick<Deps, 'events'>,
  staff: Person,
  id: string,
): Promise<void> {
  const { timeZone } = await deps.laundry(branchOfPerson(staff)).settings.current()
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const company = await remindIn(tx, deps, id, { now, timeZone, before: now })
    if (!company) throw notFound('company')
    if (company.email === '') throw new AppError('nothing_due', say('noCompanyEmail'))
    if (company.reminded.length === 0) throw new AppError('nothing_due', say('nothingOverdue'))
    await emit(tx, deps, companyEvent('company.reminded', company, staff.id, now, {}))
  })
}

/** @param when.before leaves out invoices that a reminder was sent about since */
async function remindIn(
  tx: Tx,
  deps: Reminding,
  id: string,
  { now, timeZone, before }: { now: Date; timeZone: string; before: Date },
) {
  const row = (await lockCompany(tx, id)) ? await findCompanyAccount(tx, id) : undefined
  if (!row) return null
  const { account, invoices } = companyAccountOf(row, calendarDateIn(now, timeZone))
  const overdue = invoices.filter(({ isOverdue }) => isOverdue)
  const isDue = overdue.some(
    ({ reminded_at }) => reminded_at === null || new Date(reminded_at) < before,
  )
  const reminded = isDue && row.email !== '' ? overdue : []
  if (reminded.length > 0) {
    await markInvoicesReminded(tx, reminded, now)
    await queueMessage(tx, deps, {
      kind: 'company.overdue',
      params: {
        company: row.name,
        numbers: reminded.map(({ series, number }) => invoiceNumber(series, number)),
        overduePaise: account.overduePaise,
        blocks: account.blocksOverdue,
      },
      userId: null,
      to: row.email,
      link: ACCOUNT_PAGE,
      at: now,
    })
  }
  return { ...row, reminded }
}
