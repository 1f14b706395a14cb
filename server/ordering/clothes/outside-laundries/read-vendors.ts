/** Outside laundries and the units with them, for staff. */
import type { BranchId } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { listVendors, Vendor } from '#contract/clothes/vendors.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { firstName } from '../record/read-tags.ts'
import { selectUnitsAtVendors, selectVendors } from './store.ts'

export async function readVendors(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<AnswerOf<typeof listVendors>> {
  const { timeZone } = await laundry(branch).settings.current()
  const today = calendarDateIn(clock(), timeZone)
  const [vendors, away] = await Promise.all([selectVendors(db), selectUnitsAtVendors(db)])
  return {
    vendors: vendors.map(vendorView),
    away: away.map(({ id, order, customer, number, name, vendor, since, kind, tag }) => ({
      orderId: id,
      number: order,
      name: firstName(customer),
      unit: number,
      kind,
      what: name,
      tag,
      vendor: vendor?.name ?? '',
      since: since.toISOString(),
      expected: vendor?.expected ?? null,
      overdue: vendor !== null && vendor.expected < today,
    })),
    today,
  }
}

export function vendorView(row: Awaited<ReturnType<typeof selectVendors>>[number]): Vendor {
  const { number, name, phone } = row
  return { number, name, phone, active: row.retired_at === null }
}
