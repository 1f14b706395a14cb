/** People in API answers. */
import type { User } from '#contract/accounts/accounts.ts'
import { permissionsOf, presetOfRole, wireRoleOf } from '#domain/people/permissions.ts'
import type { Person } from '../../../http/callers/session.ts'

export function userView(person: Person): User {
  const { id, name, email, phone, address, companyId, gstin, language } = person
  const preset = presetOfRole(person)
  const role = wireRoleOf(person)
  const company = companyId ? { companyId } : {}
  const registration = gstin ? { gstin } : {}
  const reads = language ? { language } : {}
  const own = {
    _id: id,
    id,
    name,
    email,
    phone,
    address,
    role,
    ...company,
    ...registration,
    ...reads,
  }
  return preset ? { ...own, preset, permissions: [...permissionsOf(person)] } : own
}
