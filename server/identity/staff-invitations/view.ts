/** Invitations in API answers: for inviters, and for the holder of the link. */
import type { JoinInvitation } from '#contract/people/joining.ts'
import type { StaffInvitation } from '#contract/people/staff-invitations.ts'
import { toRupees } from '#domain/base/money.ts'
import { permissionsOf, presetsOf } from '#domain/people/permissions.ts'
import type { InvitationRow } from './store.ts'

export function invitationView(row: InvitationRow): StaffInvitation {
  const { refundsPerDayPaise: paise } = row
  return {
    _id: row.id,
    ...joinInvitationView(row),
    refundsPerDay: paise === null ? null : toRupees(paise),
    sentAt: row.sentAt.toISOString(),
  }
}

export function joinInvitationView(row: InvitationRow): JoinInvitation {
  const { email, preset, morePresets, narrowedTo, inviterName: invitedBy, expiresAt } = row
  const holder = { role: preset, morePresets, narrowedTo }
  return {
    email,
    preset,
    presets: presetsOf(holder),
    permissions: [...permissionsOf(holder)],
    invitedBy,
    expiresAt: expiresAt.toISOString(),
  }
}
