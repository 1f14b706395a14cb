/** Events of people's accounts and saved details, changed by themselves or by staff. */
import type { Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'

/** Whose it is. */
interface Owned {
  userId: string
}

/** What somebody who works here may do. */
interface RoleGrant {
  preset: Preset
  /** Beside it, where there are several. */
  morePresets?: Preset[]
  permissions: Permission[]
  refundsPerDayPaise: number | null
}

export interface IdentityEvents {
  'customer.address_added': Owned
  'customer.address_changed': Owned
  'customer.address_deleted': Owned
  'customer.card_added': Owned
  'customer.card_preferred': Owned
  'customer.card_deleted': Owned
  'customer.notices_changed': Owned
  /** From what to what stands in the notes, which go with the customer. */
  'customer.changed': Owned & { fields: ('name' | 'phone' | 'gstin')[] }
  'staff.changed': Owned & { fields: ('name' | 'phone' | 'gstin')[] }
  'staff.role_changed': Owned & { from: RoleGrant; to: RoleGrant }
  /** By mail, or with a link to hand on. */
  'staff.invited': { isMailed: boolean; to: RoleGrant }
  'staff.invited_again': { isMailed: boolean; to: RoleGrant }
  'staff.invitation_withdrawn': { preset: Preset }
  /** Somebody accepted an invitation, with a new account or one they had. */
  'staff.joined': Owned & { invitedBy: string; to: RoleGrant }
  /** By mobile number, without an email. */
  'staff.rider_added': Owned & { to: RoleGrant }
  /** To be read out. */
  'staff.rider_code_made': Owned
  'staff.suspended': Owned
  'staff.reinstated': Owned
  'staff.removed': Owned & { from: RoleGrant }
  /** An order of somebody who was invited gave points to them, and to who invited them if they are still there. */
  'referral.rewarded': Owned & { orderId: string }
  /** It gives them no more. */
  'referral.revoked': Owned & { orderId: string }
  'api_key.made': {
    name: string
    prefix: string
    permissions: Permission[]
    expiresAt: string | null
  }
  /** Somebody's app, recovery codes and passkeys, which they had lost. */
  /** A browser became a shared tablet. */
  'tablet.registered': { name: string }
  /** It was lost: everybody is signed out of it. */
  'tablet.cut_off': { name: string }
  'second_factor.taken': Record<never, never>
  /** `isByReset`: it ended because its maker chose a new password by mail. */
  'api_key.revoked': { name: string; isByReset?: true }
  /** By staff, with a phone number alone. */
  'customer.added': Owned
  /** Staff wrote a note for each other. */
  'customer.noted': { noteId: string }
}
