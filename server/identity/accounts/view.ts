/** People as the API answers them. */
import type { User } from '#contract/accounts.ts'
import type { Person } from '../../http/session.ts'

export function userView(person: Person): User {
  return { ...person, _id: person.id }
}
