/** Adds a company and changes its details, terms and prices. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type {
  CompanyFactsChange,
  CompanyInput,
  CompanyPricesChange,
  CompanyTermsChange,
} from '#contract/companies/companies.ts'
import { fromRupees } from '#domain/base/money.ts'
import { refuseStaleVersion } from '../../catalog/settings/saved-change.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { companyEvent } from './company-event.ts'
import { lockCompany } from './account-store.ts'
import { companyFactsOf, companyPricesOf, companyTermsOf } from './parts.ts'
import {
  findCompanyFacts,
  findCompanyPrices,
  insertCompany,
  replaceCompanyAddresses,
  replaceCompanyPrices,
  updateCompany,
} from './store.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'laundry'>

/**
 * @returns its id
 * @throws AppError `name_taken` where another company has the GSTIN
 */
export async function createCompany(
  deps: SaveDeps,
  staff: Person,
  input: CompanyInput,
): Promise<string> {
  const at = deps.clock()
  const id = newId(at)
  await unlessGstinTaken(input.gstin, () =>
    inTransaction(deps.db, async (tx) => {
      await insertCompany(tx, { id, ...columnsOf(input), created_at: at })
      await replaceCompanyAddresses(tx, id, addressRows(input, at))
      await emit(tx, deps, companyEvent('company.made', { id, name: input.name }, staff.id, at, {}))
    }),
  )
  return id
}

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` where another company has the GSTIN */
export async function changeCompany(
  deps: SaveDeps,
  staff: Person,
  id: string,
  { version, ...input }: CompanyFactsChange,
): Promise<void> {
  const at = deps.clock()
  await unlessGstinTaken(input.gstin, () =>
    inTransaction(deps.db, async (tx) => {
      const from = companyFactsOf(await lockCompanyFacts(tx, id))
      refuseStaleVersion(from, version)
      await updateCompany(tx, id, columnsOf(input))
      await replaceCompanyAddresses(tx, id, addressRows(input, at))
      const data = { from, to: input }
      const company = { id, name: input.name }
      await emit(tx, deps, companyEvent('company.changed', company, staff.id, at, data))
    }),
  )
}

/**
 * A limit below what is owed stops further orders on account and nothing else.
 * @throws AppError `not_found`, `changed_meanwhile`
 */
export async function changeCompanyTerms(
  deps: SaveDeps,
  staff: Person,
  id: string,
  { version, ...terms }: CompanyTermsChange,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const before = await lockCompanyFacts(tx, id)
    refuseStaleVersion(companyTermsOf(before), version)
    const to = {
      limitPaise: fromRupees(terms.limit),
      paymentDays: terms.paymentDays,
      blocksOverdue: terms.blocksOverdue,
    }
    await updateCompany(tx, id, {
      limit_paise: to.limitPaise,
      payment_days: to.paymentDays,
      blocks_overdue: to.blocksOverdue,
    })
    const from = {
      limitPaise: before.limit_paise,
      paymentDays: before.payment_days,
      blocksOverdue: before.blocks_overdue,
    }
    await emit(tx, deps, companyEvent('company.terms_changed', before, staff.id, at, { from, to }))
  })
}

/**
 * Orders that were placed keep their prices.
 * @throws AppError `not_found`, `unknown_item`, `changed_meanwhile`
 */
export async function changeCompanyPrices(
  deps: SaveDeps,
  staff: Person,
  id: string,
  { percentOff, prices, version }: CompanyPricesChange,
): Promise<void> {
  await refuseUnknownItems(deps, prices)
  const at = deps.clock()
  const paise = Object.fromEntries(prices.map(({ itemId, price }) => [itemId, fromRupees(price)]))
  await inTransaction(deps.db, async (tx) => {
    const before = await lockCompanyFacts(tx, id)
    refuseStaleVersion(companyPricesOf((await findCompanyPrices(tx, id))!), version)
    await updateCompany(tx, id, { percent_off: percentOff })
    await replaceCompanyPrices(tx, id, paise)
    const data = { percentOff, prices: paise }
    await emit(tx, deps, companyEvent('company.prices_changed', before, staff.id, at, data))
  })
}

/** @throws AppError `unknown_item` for one that can't be ordered */
export async function refuseUnknownItems(
  { laundry }: Pick<Deps, 'laundry'>,
  prices: readonly { itemId: string }[],
): Promise<void> {
  const { items } = await laundry(MAIN_BRANCH).catalogue.current()
  const stranger = prices.find(({ itemId }) => !items.some((item) => item.id === itemId))
  if (stranger) throw new AppError('unknown_item', say('unknownItem', { itemId: stranger.itemId }))
}

/** A company's row with its addresses, locked until `tx` ends. @throws AppError `not_found` */
export async function lockCompanyFacts(tx: Tx, id: string) {
  const facts = (await lockCompany(tx, id)) ? await findCompanyFacts(tx, id) : undefined
  if (!facts) throw notFound('company')
  return facts
}

function columnsOf({ name, gstin, billingAddress, email }: CompanyInput) {
  return { name, gstin, billing_address: billingAddress, email }
}

function addressRows({ addresses }: CompanyInput, at: Date) {
  return addresses.map((address) => ({ id: newId(at), ...address }))
}

async function unlessGstinTaken(gstin: string, save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!isUniqueViolation(error, 'companies_gstin')) throw error
    throw new AppError('name_taken', say('gstinTaken', { gstin }))
  }
}
