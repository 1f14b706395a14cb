/** Finds the customer of a mobile number, or makes one with a number alone. */
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { isStaff } from '#domain/people/roles.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireMobile } from '../../../platform/phone-kind.ts'
import { newId } from '../../../platform/ids.ts'
import { clearPhoneOf, findPhoneHolders, lockNormalizedPhone } from '../numbers/assign-phone.ts'
import { insertCustomer, selectCustomersByPhone, type CounterCustomerRow } from './store.ts'

/**
 * Two of staff at once make one customer. A number that merely stands in somebody's profile is not theirs.
 * @param asked.phone a mobile number
 * @param asked.changedHands it is another person's now: those who had it lose it, and are notified where they can be
 * @param asked.isMobile staff have said that it is one
 * @throws AppError `invalid_input` for a landline, `maybe_landline`
 * @returns the customer, and whether this call made them
 */
export async function createCustomerByPhone(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'events'>,
  staff: Person,
  asked: {
    name: string
    phone: string
    isMobile?: boolean | undefined
    changedHands?: boolean | undefined
  },
): Promise<{ customer: CounterCustomerRow; isNew: boolean }> {
  const number = normalizeIndianMobile(asked.phone)!
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockNormalizedPhone(tx, number)
    const holders = await selectCustomersByPhone(tx, number)
    if (holders[0] && !asked.changedHands) return { customer: holders[0], isNew: false }
    requireMobile(asked.phone, asked.isMobile)
    for (const holder of holders) await clearPhoneOf(tx, deps, holder, at)
    if (asked.changedHands)
      for (const holder of await findPhoneHolders(tx, number))
        if (!isStaff(holder)) await clearPhoneOf(tx, deps, holder, at)
    const id = newId(at)
    await insertCustomer(tx, { id, name: asked.name, phone: number, at })
    await emit(tx, deps, {
      type: 'customer.added',
      subject: { kind: 'customer', id },
      actor: staff.id,
      data: { userId: id },
      at,
    })
    return { customer: (await selectCustomersByPhone(tx, number))[0]!, isNew: true }
  })
}
