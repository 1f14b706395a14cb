/** Reads a whole company: for staff, for an order, and for the company's own people. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import { selectUpcomingPrices } from '../../catalog/upcoming-prices/upcoming-store.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyAccountOf } from './company-account-of.ts'
import { selectAccountEntries, findCompanyAccount, listCompanyAccounts } from './account-store.ts'
import { findCompanyFacts, findCompanyPrices, selectCompanyMembers } from './store.ts'
import {
  companyAccountView,
  companyView,
  companyInvoicesView,
  listedCompanyView,
  orderingCompanyView,
  companyStatementView,
} from './view.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'laundry'>

async function todayOf({ clock, laundry }: Reading): Promise<string> {
  return calendarDateIn(clock(), (await laundry(MAIN_BRANCH).settings.current()).timeZone)
}

export async function readCompanies(deps: Reading) {
  const today = await todayOf(deps)
  return (await listCompanyAccounts(deps.db)).map((row) => listedCompanyView(row, today))
}

/** @throws AppError `not_found` */
export async function readCompany(deps: Reading, id: string) {
  const { row, facts, prices } = await wholeOf(deps, id)
  const people = await selectCompanyMembers(deps.db, id)
  const upcoming = await selectUpcomingPrices(deps.db, id)
  return companyView(row, { ...facts, prices, upcoming, people }, await todayOf(deps))
}

/** The company that somebody orders for; null for none. */
export async function readCompanyOfCustomer(deps: Reading, person: Person, words: Words) {
  const { companyId, seesCompanyAccount = false } = person
  if (!companyId) return { company: null }
  const { row, facts, prices } = await wholeOf(deps, companyId)
  const how = { seesAccount: seesCompanyAccount, today: await todayOf(deps) }
  return { company: orderingCompanyView(words, row, { ...facts, prices }, how) }
}

/** @throws AppError `not_found` */
export async function readCompanyStatement({ db }: Reading, id: string, words: Words) {
  if (!(await findCompanyFacts(db, id))) throw notFound('company')
  return companyStatementView(words, await selectAccountEntries(db, id))
}

/** @throws AppError `not_found`, also for those of its people who may not see it */
export async function readOwnCompanyAccount(
  deps: Reading,
  { companyId, seesCompanyAccount }: Person,
  words: Words,
) {
  const row =
    companyId && seesCompanyAccount ? await findCompanyAccount(deps.db, companyId) : undefined
  if (!row) throw notFound('company')
  const { account, invoices } = companyAccountOf(row, await todayOf(deps))
  return {
    name: row.name,
    ...companyAccountView(account),
    invoices: companyInvoicesView(invoices),
    statement: companyStatementView(words, await selectAccountEntries(deps.db, row.id)),
  }
}

async function wholeOf({ db, laundry }: Reading, id: string) {
  // Brings in what is planned and due.
  await laundry(MAIN_BRANCH).catalogue.current()
  const row = await findCompanyAccount(db, id)
  const facts = await findCompanyFacts(db, id)
  const prices = await findCompanyPrices(db, id)
  if (!row || !facts || !prices) throw notFound('company')
  return { row, facts, prices }
}
