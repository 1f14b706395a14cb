/** The stored role of a colleague, and its form in events. */
import type { StaffRole } from '#contract/people/staff.ts'
import { fromRupees } from '#domain/base/money.ts'
import { permissionsOf, PERMISSIONS_OF, type Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'
import { AppError, say } from '../../platform/app-error.ts'

/** A preset, narrowed or not; null for all that it brings, and for no cap. */
export interface GrantedRole {
  preset: Preset
  narrowedTo: Permission[] | null
  refundsPerDayPaise: number | null
}

/** @throws AppError `invalid_input` for what the preset doesn't bring */
export function parseGrantedRole({ preset, permissions, refundsPerDay }: StaffRole): GrantedRole {
  const brought = PERMISSIONS_OF[preset]
  const beyond = permissions?.find((permission) => !brought.includes(permission))
  if (beyond !== undefined)
    throw new AppError('invalid_input', say('beyondPreset', { preset, permission: beyond }))
  const isNarrowed = permissions !== null && brought.some((each) => !permissions.includes(each))
  return {
    preset,
    narrowedTo: isNarrowed ? brought.filter((each) => permissions.includes(each)) : null,
    refundsPerDayPaise: refundsPerDay === null ? null : fromRupees(refundsPerDay),
  }
}

/** For events, which keep what somebody could do by it then. */
export function grantedRoleForEvent({ preset, narrowedTo, refundsPerDayPaise }: GrantedRole) {
  return {
    preset,
    permissions: [...permissionsOf({ role: preset, narrowedTo })],
    refundsPerDayPaise,
  }
}
