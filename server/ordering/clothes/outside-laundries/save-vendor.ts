/** Adds, changes and retires outside laundries. */
import type { Vendor } from '#contract/clothes/vendors.ts'
import { isUniqueViolation } from '../../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { vendorView } from './read-vendors.ts'
import { insertVendor, lockVendor, updateVendor } from './store.ts'

/** @throws AppError `invalid_input` for a name that another one has */
export async function addVendor(
  deps: Deps,
  staff: Person,
  vendor: { name: string; phone: string },
): Promise<Vendor> {
  const at = deps.clock()
  return named(deps, vendor.name, async (tx) => {
    const added = await insertVendor(tx, vendor)
    const { number, name } = added
    const subject = { kind: 'vendor', id: newId(at) }
    await emit(tx, deps, {
      type: 'vendor.added',
      subject,
      actor: staff.id,
      data: { number, name },
      at,
    })
    return vendorView(added)
  })
}

/** @throws AppError `not_found`; `invalid_input` for a name that another one has */
export async function changeVendor(
  deps: Deps,
  staff: Person,
  number: number,
  { name, phone, active }: { name: string; phone: string; active: boolean },
): Promise<Vendor> {
  const at = deps.clock()
  return named(deps, name, async (tx) => {
    const before = await lockVendor(tx, number)
    if (!before) throw notFound('vendor')
    const retiredAt = active ? null : (before.retired_at ?? at)
    const after = await updateVendor(tx, number, { name, phone, retired_at: retiredAt })
    const from = vendorView(before)
    const to = vendorView(after)
    const subject = { kind: 'vendor', id: newId(at) }
    if (JSON.stringify(from) !== JSON.stringify(to))
      await emit(tx, deps, {
        type: 'vendor.changed',
        subject,
        actor: staff.id,
        data: { number, from: from.name, to: to.name, active },
        at,
      })
    return to
  })
}

async function named(
  deps: Deps,
  name: string,
  write: (tx: Tx) => Promise<Vendor>,
): Promise<Vendor> {
  return inTransaction(deps.db, write).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'vendors_names')) throw error
    throw new AppError('invalid_input', say('vendorName', { name }))
  })
}
