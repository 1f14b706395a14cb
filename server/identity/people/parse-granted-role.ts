/** The stored role of a colleague, and its form in events. */
import type { StaffRole } from '#contract/people/staff.ts'
import { fromRupees } from '#domain/base/money.ts'
import { permissionsOf, permissionsOfRoles, type Permission } from '#domain/people/permissions.ts'
import { type Preset, PRESETS } from '#domain/people/roles.ts'
import { AppError, say } from '../../platform/app-error.ts'

/** One preset or several, narrowed or not; null for all that they bring, and for no cap. */
export interface GrantedRole {
  preset: Preset
  morePresets: Preset[]
  narrowedTo: Permission[] | null
  refundsPerDayPaise: number | null
}

/**
 * @param given `presets` where there are several; else `preset`
 * @throws AppError `invalid_input` for what the presets don't bring, and without any
 */
export function parseGrantedRole(given: StaffRole): GrantedRole {
  const { permissions, refundsPerDay } = given
  const wanted = given.presets ?? (given.preset ? [given.preset] : [])
  const [preset, ...morePresets] = PRESETS.filter((each) => wanted.includes(each))
  if (preset === undefined) throw new AppError('invalid_input', say('presetNeeded'))
  const brought = permissionsOfRoles([preset, ...morePresets])
  const beyond = permissions?.find((permission) => !brought.includes(permission))
  if (beyond !== undefined)
    throw new AppError('invalid_input', say('beyondPreset', { preset, permission: beyond }))
  const isNarrowed = permissions !== null && brought.some((each) => !permissions.includes(each))
  return {
    preset,
    morePresets,
    narrowedTo: isNarrowed ? brought.filter((each) => permissions.includes(each)) : null,
    refundsPerDayPaise: refundsPerDay === null ? null : fromRupees(refundsPerDay),
  }
}

/** For events, which keep what somebody could do by it then. */
export function grantedRoleForEvent(role: GrantedRole) {
  const { preset, morePresets, narrowedTo, refundsPerDayPaise } = role
  return {
    preset,
    ...(morePresets.length > 0 && { morePresets }),
    permissions: [...permissionsOf({ role: preset, morePresets, narrowedTo })],
    refundsPerDayPaise,
  }
}
