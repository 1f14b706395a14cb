/** Adds a rider by name and mobile number, and makes the code that is read out to them. */
import type { NewRider } from '#contract/people/riders.ts'
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { requireMobile } from '../../platform/phone-kind.ts'
import { forgetGuesses } from '../accounts/guesses/guess.ts'
import { requireStaffManager } from '../people/lock-colleague.ts'
import { lockInviter } from '../people/lock-inviter.ts'
import { grantedRoleForEvent, parseGrantedRole } from '../people/parse-granted-role.ts'
import { requirePermissionToGrant } from '../people/require-permission-to-grant.ts'
import { lockNormalizedPhone } from '../phone/numbers/assign-phone.ts'
import { isStaffPhone } from '../phone/numbers/find-phone-owner.ts'
import { newRiderCode, riderGuessKey } from './rider-code.ts'
import { findRiderByNumber, insertRider } from './store.ts'

/** A code as its maker sees it, once. */
export interface MadeCode {
  id: string
  name: string
  number: string
  code: string
  expiresAt: Date
}

/**
 * A customer with this number keeps their account: the rider's is another one, which opens nothing of the customer's.
 * @throws AppError `forbidden` for more than the asker has, `already_staff` for a colleague's number, `invalid_input` for
 * a landline, `maybe_landline`
 */
export async function addRider(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'config'>,
  { id: askerId }: Pick<Person, 'id'>,
  { name, phone, isMobile }: NewRider,
): Promise<MadeCode> {
  requireMobile(phone, isMobile)
  const number = normalizeIndianMobile(phone)!
  const role = parseGrantedRole({ preset: 'rider', permissions: null, refundsPerDay: null })
  const at = deps.clock()
  const id = newId(at)
  const { code, expiresAt, stored } = newRiderCode(deps, number, at)
  await inTransaction(deps.db, async (tx) => {
    const asker = requireStaffManager(await lockInviter(tx, askerId))
    requirePermissionToGrant(asker, { ...role, role: role.preset })
    await lockNormalizedPhone(tx, number)
    await refuseColleaguesNumber(tx, number)
    await insertRider(tx, { id, name, at }, { number, ...stored })
    await forgetGuesses({ db: tx, config: deps.config }, [riderGuessKey(number)])
    await emit(tx, deps, {
      type: 'staff.rider_added',
      subject: { kind: 'user', id },
      actor: askerId,
      data: { userId: id, to: grantedRoleForEvent(role) },
      at,
    })
  })
  return { id, name, number, code, expiresAt }
}

async function refuseColleaguesNumber(tx: Tx, number: string): Promise<void> {
  const rider = await findRiderByNumber(tx, number)
  if (rider) throw new AppError('already_staff', say('numberOfRider', { name: rider.name }))
  if (await isStaffPhone(tx, number)) throw new AppError('already_staff', say('numberOfColleague'))
}
