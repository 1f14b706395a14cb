/**
 * The people who order for a company: staff add them by a proven email or number, and remove them once their company
 * orders are finished.
 */
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { isStaff } from '#domain/people/roles.ts'
import { inTransaction, type Db, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailConfirmationLink } from '../../identity/accounts/email/change-email.ts'
import { companyEvent } from './company-event.ts'
import {
  countMemberOrdersUnderWay,
  findCustomersByEmail,
  findCustomersByNumber,
  findCompanyFacts,
  lockCompanyMember,
  updateCompanyMember,
} from './store.ts'

type PeopleDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'jobs' | 'config'>
type PersonOf = { companyId: string; userId: string }

/**
 * Anybody can sign up with another's email. Whose was never proven is invited: a link is mailed there, and they order for
 * the company once it is proven.
 * @throws AppError `not_found`; `name_taken` for somebody of another company
 */
export async function addCompanyMember(
  deps: PeopleDeps,
  staff: Person,
  companyId: string,
  { contact, seesAccount }: { contact: string; seesAccount: boolean },
): Promise<void> {
  const userId = await customerBy(deps.db, contact)
  await inTransaction(deps.db, async (tx) => {
    const member = await lockCompanyMember(tx, userId)
    const company = await findCompanyFacts(tx, companyId)
    if (!member || isStaff(member)) throw notFound('customer')
    if (!company) throw notFound('company')
    const current = companyOf(member)
    if (current !== null && current !== companyId) {
      const other = await findCompanyFacts(tx, current)
      throw new AppError('name_taken', say('ofOtherCompany', { company: other?.name ?? '' }))
    }
    const isInvited = member.company_id === null && contact.includes('@') && !member.email_verified
    await updateCompanyMember(tx, userId, { companyId, seesAccount, isInvited })
    if (isInvited) await mailConfirmationLink(tx, deps, member, deps.clock())
    const data = { userId, seesAccount }
    await emit(
      tx,
      deps,
      companyEvent('company.person_added', company, staff.id, deps.clock(), data),
    )
  })
}

/** @throws AppError `not_found` */
export async function changeCompanyMember(
  deps: PeopleDeps,
  staff: Person,
  ids: PersonOf,
  seesAccount: boolean,
): Promise<void> {
  const { companyId, userId } = ids
  await inTransaction(deps.db, async (tx) => {
    const { member, company } = await lockPersonOf(tx, ids)
    if (member.sees_account === seesAccount) return
    const isInvited = member.company_id === null
    await updateCompanyMember(tx, userId, { companyId, seesAccount, isInvited })
    const data = { userId, seesAccount }
    await emit(
      tx,
      deps,
      companyEvent('company.person_changed', company, staff.id, deps.clock(), data),
    )
  })
}

/** @throws AppError `not_found`, `orders_under_way` */
export async function removeCompanyMember(
  deps: PeopleDeps,
  staff: Person,
  ids: PersonOf,
): Promise<void> {
  const { companyId, userId } = ids
  await inTransaction(deps.db, async (tx) => {
    const { company } = await lockPersonOf(tx, ids)
    const orders = await countMemberOrdersUnderWay(tx, userId, companyId)
    if (orders > 0) throw new AppError('orders_under_way', say('companyOrdersUnderWay', { orders }))
    await updateCompanyMember(tx, userId, { companyId: null, seesAccount: false })
    const data = { userId }
    await emit(
      tx,
      deps,
      companyEvent('company.person_removed', company, staff.id, deps.clock(), data),
    )
  })
}

/**
 * Somebody who orders for a company, locked until `tx` ends.
 * @throws AppError `not_found`
 */
async function lockPersonOf(tx: Tx, { companyId, userId }: PersonOf) {
  const member = await lockCompanyMember(tx, userId)
  const company = await findCompanyFacts(tx, companyId)
  if (!company || !member || companyOf(member) !== companyId) throw notFound('customer')
  return { member, company }
}

/** The company that somebody orders for, or is invited to; null for none. */
function companyOf(member: { company_id: string | null; invited_company_id: string | null }) {
  return member.company_id ?? member.invited_company_id
}

/** A number that merely stands in somebody's profile is not theirs. */
async function customerBy(db: Db, contact: string): Promise<string> {
  if (contact.includes('@')) {
    const [customer] = await findCustomersByEmail(db, contact.toLowerCase())
    if (!customer) throw new AppError('not_found', say('noCustomerOfContact', { contact }))
    return customer.id
  }
  const number = normalizeIndianMobile(contact)
  const found = number === null ? [] : await findCustomersByNumber(db, number)
  const [customer, other] = found
  if (!customer) throw new AppError('not_found', say('noCustomerOfContact', { contact }))
  if (other) throw new AppError('not_found', say('severalOfContact', { contact }))
  return customer.id
}
