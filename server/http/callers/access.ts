/** Limits each call to the callers permitted by the contract. */
import type { Access } from '#contract/base/call.ts'
import { can, type Permission } from '#domain/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { Db } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from './session.ts'

/** Whether a call is staff's alone, on whatever it is about. */
export function isStaffCall(access: Access): boolean {
  return typeof access === 'object' && access.owner === undefined
}

/** The permissions of which any lets staff make a call. */
export function permissionsFor({ permission }: Exclude<Access, string>): readonly Permission[] {
  return typeof permission === 'string' ? [permission] : permission
}

/** Whether a call can be made with an API key at all: what staff are permitted, unless it says otherwise. */
export function isOpenToApiKeys(access: Access): boolean {
  return typeof access === 'object' && access.apiKeys !== false
}

/**
 * Settles what is known before the call's input is read.
 * @throws AppError `not_signed_in`, `forbidden`, `second_factor_required`
 */
export function checkAccess(access: Access, person: Person | null): void {
  if (access === 'public') return
  if (!person) throw new AppError('not_signed_in', say('notSignedIn'))
  if (person.apiKey) return checkKeyAccess(access, person)
  if (typeof access !== 'object' || !isStaffCall(access)) return
  if (!permissionsFor(access).some((permission) => can(person, permission)))
    throw refusalOfHeldBack(person) ?? refusalOf(person, access)
}

/** Staff read which permission they lack. */
function refusalOf(person: Person, access: Exclude<Access, string>): AppError {
  if (!isStaff(person)) return new AppError('forbidden', say('staffOnly'))
  const [permission] = permissionsFor(access)
  return new AppError('forbidden', say('permissionLacking', { permission: permission! }))
}

/** Why somebody is refused who may do so once they signed in strongly. */
function refusalOfHeldBack(person: Person | null): AppError | undefined {
  return person?.isHeldBack && new AppError('second_factor_required', say('secondFactorRequired'))
}

/** A key is nobody's owner, so the permission is asked for whatever the call is about. */
function checkKeyAccess(access: Access, key: Person): void {
  if (typeof access !== 'object' || !isOpenToApiKeys(access))
    throw new AppError('forbidden', say('notForKeys'))
  const [permission] = permissionsFor(access)
  if (!can(key, permission!))
    throw new AppError('forbidden', say('keyLacks', { permission: permission! }))
}

/**
 * Settles whose it is, once the input is known to be valid. A body that leaves the owner out is about the caller.
 * Where the call names a record, the verb that reads it asks `can` about the record's owner.
 * @throws AppError `forbidden`, `second_factor_required`
 */
export function checkRecordOwner(
  access: Access,
  person: Person | null,
  input: { params: unknown; body: unknown },
): void {
  if (typeof access !== 'object' || access.owner === undefined || access.owner === 'record') return
  const [part, name] = access.owner.split('.') as ['params' | 'body', string]
  const named = (input[part] as Record<string, string | undefined> | undefined)?.[name]
  const owner = part === 'body' ? (named ?? person?.id) : named
  if (!can(person, access.permission, owner))
    throw refusalOfHeldBack(person) ?? refusalOfOther(person, access)
}

/**
 * Staff are customers too, and what is theirs in private is no colleague's: asks for the further permission where the
 * owner works here. To be asked after `checkRecordOwner`.
 * @throws AppError `forbidden`
 */
export async function checkColleagueAccess(
  db: Db,
  access: Access,
  person: Person | null,
  params: unknown,
): Promise<void> {
  if (typeof access !== 'object' || !access.ofStaff || !access.owner.startsWith('params.')) return
  const owner = (params as Record<string, string>)[access.owner.slice('params.'.length)]!
  if (can(person, access.ofStaff, owner)) return
  const found = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', owner)
    .executeTakeFirst()
  if (!found || !isStaff(found)) return
  throw new AppError('forbidden', say('permissionLacking', { permission: access.ofStaff }))
}

/** Why somebody may not have what is another's. */
function refusalOfOther(person: Person | null, access: Exclude<Access, string>): AppError {
  if (person?.apiKey) return new AppError('forbidden', say('keyOwnsNothing'))
  if (person && isStaff(person)) return refusalOf(person, access)
  return new AppError('forbidden', say('ownOnly'))
}
