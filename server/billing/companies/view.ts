/** Companies in API answers. */
import type { Company, CompanyInvoice, ListedCompany } from '#contract/companies/companies.ts'
import type { OrderingCompany, Statement } from '#contract/companies/own-company.ts'
import {
  accountRefusal,
  accountLimitLeftPaise,
  type Account,
} from '#domain/companies/company-account.ts'
import type { CompanyPrices, PlannedOwnPrice } from '#domain/companies/company-prices.ts'
import { isStaff } from '#domain/people/roles.ts'
import { invoiceNumber } from '#domain/invoices/invoice.ts'
import { toRupees } from '#domain/base/money.ts'
import type { Words } from '#words/words.ts'
import { failureText } from '../../platform/app-error.ts'
import { hashFields } from '../../catalog/settings/saved-change.ts'
import { companyAccountOf } from './company-account-of.ts'
import type { AccountRow, selectAccountEntries } from './account-store.ts'
import { companyFactsOf, companyPricesOf, companyTermsOf } from './parts.ts'
import type { findCompanyFacts, selectCompanyMembers } from './store.ts'

type Invoices = ReturnType<typeof companyAccountOf>['invoices']
type Facts = NonNullable<Awaited<ReturnType<typeof findCompanyFacts>>>

export function companyAccountView(account: Account) {
  return {
    owed: toRupees(account.owedPaise),
    limit: toRupees(account.limitPaise),
    left: toRupees(accountLimitLeftPaise(account)),
    overdue: toRupees(account.overduePaise),
  }
}

export function listedCompanyView(row: AccountRow, today: string): ListedCompany {
  const { id: _id, name, gstin } = row
  return { _id, name, gstin, ...companyAccountView(companyAccountOf(row, today).account) }
}

export function companyView(
  row: AccountRow,
  facts: Pick<Facts, 'addresses'> & {
    prices: CompanyPrices
    upcoming: readonly PlannedOwnPrice[]
    people: Awaited<ReturnType<typeof selectCompanyMembers>>
  },
  today: string,
): Company {
  const { account, invoices } = companyAccountOf(row, today)
  const parts = {
    facts: companyFactsOf({ ...row, addresses: facts.addresses }),
    terms: companyTermsOf(row),
    prices: companyPricesOf(facts.prices),
  }
  return {
    ...listedCompanyView(row, today),
    ...parts.facts,
    ...parts.terms,
    ...parts.prices,
    upcomingPrices: facts.upcoming.map(({ itemId, from, pricePaise }) => ({
      itemId,
      from,
      price: pricePaise === null ? null : toRupees(pricePaise),
    })),
    versions: {
      facts: hashFields(parts.facts),
      terms: hashFields(parts.terms),
      prices: hashFields(parts.prices),
    },
    ...companyAccountView(account),
    people: facts.people.map(({ id, role, sees_account, is_invited, ...person }) => ({
      _id: id,
      ...person,
      isStaff: isStaff({ role }),
      seesAccount: sees_account,
      isInvited: is_invited,
    })),
    invoices: companyInvoicesView(invoices),
  }
}

/** The latest first. */
export function companyInvoicesView(invoices: Invoices): CompanyInvoice[] {
  return invoices
    .map((invoice) => ({
      _id: invoice.id,
      number: invoiceNumber(invoice.series, invoice.number),
      month: invoice.month,
      issuedAt: new Date(invoice.issued_at).toISOString(),
      dueOn: invoice.dueOn,
      total: toRupees(invoice.total_paise),
      credited: toRupees(invoice.credited_paise),
      open: toRupees(invoice.leftPaise),
      overdue: invoice.isOverdue,
      remindedAt: invoice.reminded_at && new Date(invoice.reminded_at).toISOString(),
    }))
    .toReversed()
}

/** What an order for it is priced and paid with, as one of its people reads it. */
export function orderingCompanyView(
  words: Words,
  row: AccountRow,
  { addresses, prices }: Pick<Facts, 'addresses'> & { prices: CompanyPrices },
  { seesAccount, today }: { seesAccount: boolean; today: string },
): OrderingCompany {
  const { account } = companyAccountOf(row, today)
  const refusal = accountRefusal(account, 1)
  return {
    _id: row.id,
    name: row.name,
    ...companyPricesOf(prices),
    addresses,
    left: row.limit_paise === 0 ? null : toRupees(accountLimitLeftPaise(account)),
    refusal: refusal && failureText(words, refusal),
    seesAccount,
  }
}

/** Orders, what was taken off them and payments, oldest first, each with what was owed then. */
export function companyStatementView(
  { companies }: Words,
  { charges, refunds, payments }: Awaited<ReturnType<typeof selectAccountEntries>>,
): Statement {
  const moved = [
    ...charges.map((row) => ({ ...ofOrder(row), kind: 'order' as const, paise: row.amount_paise })),
    ...refunds.map((row) => ({
      ...ofOrder(row),
      kind: 'refund' as const,
      paise: -row.amount_paise,
    })),
    ...payments.map((row) => ({
      ...ofPayment(companies, row),
      kind: 'payment' as const,
      paymentId: row.undone_at ? null : row.id,
      paise: -row.amount_paise,
    })),
    ...payments.flatMap((row) =>
      row.undone_at
        ? {
            ...ofPayment(companies, row),
            id: `${row.id} undone`,
            at: row.undone_at,
            kind: 'undone' as const,
            paise: row.amount_paise,
          }
        : [],
    ),
  ].toSorted((one, other) => Number(one.at) - Number(other.at) || one.id.localeCompare(other.id))
  let owedPaise = 0
  return moved.map(({ id, at, kind, text, person, orderId, paymentId, paise }) => {
    owedPaise += paise
    return {
      _id: id,
      at: at.toISOString(),
      kind,
      text,
      person,
      orderId,
      paymentId,
      amount: toRupees(paise),
      owed: toRupees(owedPaise),
    }
  })
}

type OfOrder = Awaited<ReturnType<typeof selectAccountEntries>>['charges'][number]

function ofOrder({ id, at, number, name, order_id }: OfOrder) {
  return { id, at, text: number, person: name, orderId: order_id, paymentId: null }
}

type OfPayment = Awaited<ReturnType<typeof selectAccountEntries>>['payments'][number]

function ofPayment({ paid }: Words['companies'], { id, at, method, reference }: OfPayment) {
  return { id, at, text: paid({ method, reference }), person: '', orderId: null, paymentId: null }
}
