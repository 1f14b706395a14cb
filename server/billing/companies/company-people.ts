/** Who orders for a company: staff add them by email or number, and end it once none of their orders for it is under way. */
import { mobileNumber } from '#domain/phone.ts'
import { inTransaction, type Db, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyEvent } from './company-event.ts'
import { countUnderWay, customersBy, findFacts, lockMember, updateMember } from './store.ts'

type PeopleDeps = Pick<Deps, 'db' | 'clock' | 'events'>
type PersonOf = { companyId: string; userId: string }

/** @throws AppError `not_found`; `name_taken` for somebody of another company */
export async function addPerson(
  deps: PeopleDeps,
  staff: Person,
  companyId: string,
  { contact, seesAccount }: { contact: string; seesAccount: boolean },
): Promise<void> {
  const userId = await customerBy(deps.db, contact)
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, userId)
    const company = await findFacts(tx, companyId)
    if (!member) throw notFound('customer')
    if (!company) throw notFound('company')
    if (member.company_id !== null && member.company_id !== companyId) {
      const other = await findFacts(tx, member.company_id)
      throw new AppError('name_taken', say('ofOtherCompany', { company: other?.name ?? '' }))
    }
    await updateMember(tx, userId, { companyId, seesAccount })
    const data = { userId, seesAccount }
    await emit(
      tx,
      deps,
      companyEvent('company.person_added', company, staff.id, deps.clock(), data),
    )
  })
}

/** @throws AppError `not_found` */
export async function changePerson(
  deps: PeopleDeps,
  staff: Person,
  ids: PersonOf,
  seesAccount: boolean,
): Promise<void> {
  const { companyId, userId } = ids
  await inTransaction(deps.db, async (tx) => {
    const { member, company } = await lockPersonOf(tx, ids)
    if (member.sees_company_account === seesAccount) return
    await updateMember(tx, userId, { companyId, seesAccount })
    const data = { userId, seesAccount }
    await emit(
      tx,
      deps,
      companyEvent('company.person_changed', company, staff.id, deps.clock(), data),
    )
  })
}

/** @throws AppError `not_found`, `orders_under_way` */
export async function removePerson(deps: PeopleDeps, staff: Person, ids: PersonOf): Promise<void> {
  const { companyId, userId } = ids
  await inTransaction(deps.db, async (tx) => {
    const { company } = await lockPersonOf(tx, ids)
    const orders = await countUnderWay(tx, userId, companyId)
    if (orders > 0) throw new AppError('orders_under_way', say('companyOrdersUnderWay', { orders }))
    await updateMember(tx, userId, { companyId: null, seesAccount: false })
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
  const member = await lockMember(tx, userId)
  const company = await findFacts(tx, companyId)
  if (!company || member?.company_id !== companyId) throw notFound('customer')
  return { member, company }
}

/** Of several with one number, the one who has proven it, or the only one who has nothing but the number. */
async function customerBy(db: Db, contact: string): Promise<string> {
  if (contact.includes('@')) {
    const [customer] = await customersBy(db, { email: contact.toLowerCase() })
    if (!customer) throw new AppError('not_found', say('noCustomerOfContact', { contact }))
    return customer.id
  }
  const number = mobileNumber(contact)
  const found = number === null ? [] : await customersBy(db, { digits: number.slice(-10) })
  const known = found.filter(
    ({ phone_proven_at, email }) => phone_proven_at !== null || email === '',
  )
  const [customer, other] = known.length > 0 ? known : found
  if (!customer) throw new AppError('not_found', say('noCustomerOfContact', { contact }))
  if (other) throw new AppError('not_found', say('severalOfContact', { contact }))
  return customer.id
}
