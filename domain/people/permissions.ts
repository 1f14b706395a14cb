// Permissions of members of staff, and those of each role.
import { PRESETS, type Preset, type Role, type WireRole } from './roles.ts'

/** What staff can be permitted to do. Each covers reading what it names and changing it; `brings` names what it brings along. */
const DECLARED = {
  /** Orders at every status: lists, details, notes, placing, moving, cancelling, and the laundry's day in numbers. */
  orders: {},
  /** The clothes themselves: garments and their pictures, bag tags. */
  intake: {},
  /** What follows of clothes that came in other than they were ordered: charged as far as it may be without asking, else asked. */
  differences: {},
  /** The whole run sheet: pickups and deliveries of any day, and who rides to which. */
  run: { brings: ['see-run'] },
  /** The same to read: who rides to which, and when. */
  'see-run': {},
  /** Pickups and deliveries that are assigned to oneself, of today and tomorrow; with `run`, all that stand there. */
  'own-run': {},
  /** Customers: finding them, profiles, addresses, cards, subscriptions, notes, blocking. */
  customers: {},
  /** The catalogue, the express fee, the plans and promo codes. */
  prices: {},
  /** Payments taken and the documents about them: invoices, credit notes, charges. */
  'money-in': {},
  /** Refunds. */
  'money-back': {},
  /** Messages, tickets and chats of customers. */
  'help-desk': {},
  /** Reports over time, and exports. */
  reports: {},
  /** How the laundry works: hours, areas, closed days, limits, home page, messages sent, the server's notices. */
  settings: {},
  /** Settings that decide what is charged and printed as tax. */
  'money-settings': {},
  /** Who works here, and what they did. */
  people: {},
  /** Copies of the whole database. */
  backups: {},
} as const satisfies Readonly<Record<string, { brings?: readonly string[] }>>
export type Permission = keyof typeof DECLARED

export const PERMISSIONS = Object.keys(DECLARED) as readonly Permission[]

/** The permission itself, and those that bring it along: who has one of them has it. */
export function permissionsWith(permission: Permission): Permission[] {
  return PERMISSIONS.filter((each) => {
    const { brings = [] }: { brings?: readonly string[] } = DECLARED[each]
    return each === permission || brings.includes(permission)
  })
}

/** What each role brings. Customers have what is theirs and no permission. */
export const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  customer: [],
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'money-settings'),
  counter: ['orders', 'intake', 'differences', 'see-run', 'customers', 'money-in'],
  plant: ['intake', 'differences'],
  rider: ['own-run'],
}

/** Somebody who asks for something. */
export interface Asker {
  id: string
  role: Role
  /** What else they are: with each preset comes what it brings. */
  morePresets?: readonly Preset[]
  /** What they may at most, where that is less than their presets bring. */
  narrowedTo?: readonly Permission[] | null
  /** The API key that asks in their name. It acts for the laundry alone: nothing of theirs is its own. */
  apiKey?: { id: string; name: string }
}

/** What decides a person's permissions. */
export type Holder = Pick<Asker, 'role' | 'morePresets' | 'narrowedTo'>

/** What some roles bring together, each once, in the order of the permissions. */
export function permissionsOfRoles(roles: readonly Role[]): readonly Permission[] {
  return PERMISSIONS.filter((each) => roles.some((role) => PERMISSIONS_OF[role].includes(each)))
}

/** A person's permissions: what their presets bring now, without what they are narrowed from. */
export function permissionsOf({
  role,
  morePresets = [],
  narrowedTo,
}: Holder): readonly Permission[] {
  const brought = permissionsOfRoles([role, ...morePresets])
  if (!narrowedTo) return brought
  return brought.filter((permission) =>
    permissionsWith(permission).some((each) => narrowedTo.includes(each)),
  )
}

/** The first of some permissions that somebody lacks; undefined when they have all. */
export function missingPermission(
  person: Holder,
  permissions: readonly Permission[],
): Permission | undefined {
  const had = permissionsOf(person)
  return permissions.find((permission) => !had.includes(permission))
}

/** Whether staff read what orders cost; the plant doesn't. */
export function canSeePrices(person: Holder): boolean {
  return missingPermission(person, ['orders']) === undefined
}

/** A person's preset, the first where they have several; null for customers. */
export function presetOfRole({ role }: Pick<Asker, 'role'>): Preset | null {
  return PRESETS.find((preset) => preset === role) ?? null
}

/** A person's presets, in the order of all; none for customers. */
export function presetsOf({
  role,
  morePresets = [],
}: Pick<Asker, 'role' | 'morePresets'>): Preset[] {
  return PRESETS.filter((preset) => preset === role || morePresets.includes(preset))
}

/** What answers call somebody's role: `admin` for those who may open the console's orders. */
export function wireRoleOf(person: Holder): WireRole {
  if (person.role === 'customer') return 'customer'
  return permissionsOf(person).includes('orders') ? 'admin' : 'staff'
}

/** Whether something belongs to the one who asks. Ids are equal in capitals and in small letters. */
export function isRecordOwner(asker: Asker | null, owner: string | null | undefined): boolean {
  return asker !== null && asker.apiKey === undefined && isOf(asker, owner)
}

/**
 * Whether somebody may do something: staff with the permission may, and the owner of what it is about. An API
 * key may neither as an owner nor with what belongs to the person in whose name it asks.
 * @param asker null for a visitor, who may nothing
 * @param owner whose the thing is, where its owner may do it too; null where it has no owner any more
 */
export function can(asker: Asker | null, permission: Permission, owner?: string | null): boolean {
  if (asker === null) return false
  if (asker.apiKey && isOf(asker, owner)) return false
  return isRecordOwner(asker, owner) || permissionsOf(asker).includes(permission)
}

function isOf(asker: Asker, owner: string | null | undefined): boolean {
  return owner?.toLowerCase() === asker.id
}
