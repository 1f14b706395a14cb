/** Reads a whole company: for staff, for an order, and for the company's own people. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import { upcomingOf } from '../../catalog/upcoming-prices/upcoming-store.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { accountOf } from './account-of.ts'
import { entriesOf, findAccount, listAccounts } from './account-store.ts'
import { findFacts, findPrices, peopleOf } from './store.ts'
import {
  accountView,
  companyView,
  invoicesView,
  listedView,
  orderingView,
  statementView,
} from './view.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'laundry'>

async function todayOf({ clock, laundry }: Reading): Promise<string> {
  return calendarDateIn(clock(), (await laundry(MAIN_BRANCH).settings.current()).timeZone)
}

export async function readCompanies(deps: Reading) {
  const today = await todayOf(deps)
  return (await listAccounts(deps.db)).map((row) => listedView(row, today))
}

/** @throws AppError `not_found` */
export async function readCompany(deps: Reading, id: string) {
  const { row, facts, prices } = await wholeOf(deps, id)
  const people = await peopleOf(deps.db, id)
  const upcoming = await upcomingOf(deps.db, id)
  return companyView(row, { ...facts, prices, upcoming, people }, await todayOf(deps))
}

/** The company that somebody orders for; null for none. */
export async function readOrderingCompany(deps: Reading, person: Person, words: Words) {
  const { companyId, seesCompanyAccount = false } = person
  if (!companyId) return { company: null }
  const { row, facts, prices } = await wholeOf(deps, companyId)
  const how = { seesAccount: seesCompanyAccount, today: await todayOf(deps) }
  return { company: orderingView(words, row, { ...facts, prices }, how) }
}

/** @throws AppError `not_found` */
export async function readStatement({ db }: Reading, id: string, words: Words) {
  if (!(await findFacts(db, id))) throw notFound('company')
  return statementView(words, await entriesOf(db, id))
}

/** @throws AppError `not_found`, also for those of its people who may not see it */
export async function readOwnAccount(
  deps: Reading,
  { companyId, seesCompanyAccount }: Person,
  words: Words,
) {
  const row = companyId && seesCompanyAccount ? await findAccount(deps.db, companyId) : undefined
  if (!row) throw notFound('company')
  const { account, invoices } = accountOf(row, await todayOf(deps))
  return {
    name: row.name,
    ...accountView(account),
    invoices: invoicesView(invoices),
    statement: statementView(words, await entriesOf(deps.db, row.id)),
  }
}

async function wholeOf({ db, laundry }: Reading, id: string) {
  // Brings in what is planned and due.
  await laundry(MAIN_BRANCH).catalogue.current()
  const row = await findAccount(db, id)
  const facts = await findFacts(db, id)
  const prices = await findPrices(db, id)
  if (!row || !facts || !prices) throw notFound('company')
  return { row, facts, prices }
}
