/** Members of staff in API answers. */
import type { StaffMember } from '#contract/people/staff.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { toRupees } from '#domain/base/money.ts'
import { permissionsOf, presetOfRole, presetsOf } from '#domain/people/permissions.ts'
import { strongSignInDueAt } from '#domain/settings/strong-sign-in.ts'
import type { ListedStaffRow } from './store.ts'

export function staffView(row: ListedStaffRow, settings: BusinessSettings): StaffMember {
  const due = strongSignInDueAt({ role: row.role, joinedAt: row.since }, settings)
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    preset: presetOfRole(row)!,
    presets: presetsOf(row),
    permissions: [...permissionsOf(row)],
    refundsPerDay: row.refundsPerDayPaise === null ? null : toRupees(row.refundsPerDayPaise),
    since: row.since.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: row.appSince !== null || (row.passkeys ?? 0) > 0,
    strongSignInDue: due?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
  }
}
