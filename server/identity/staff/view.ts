/** Who works here, as the API answers it. */
import type { StaffMember } from '#contract/staff.ts'
import { toRupees } from '#domain/money.ts'
import { permissionsOf, presetOf } from '#domain/permissions.ts'
import type { StaffRow } from './store.ts'

export function staffView(row: StaffRow): StaffMember {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    preset: presetOf(row)!,
    permissions: [...permissionsOf(row)],
    refundsPerDay: row.refundsPerDayPaise === null ? null : toRupees(row.refundsPerDayPaise),
  }
}
