/** The demo customer's saved addresses and cards, two of each. */
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { Person } from './demo-people.ts'

export interface DemoProfile {
  addresses: Insertable<Tables['addresses']>[]
  cards: Insertable<Tables['cards']>[]
}

/** @param now the cards are good for some years from then on */
export function demoProfile(person: Person, now: Date): DemoProfile {
  const at = person.created_at
  const own = { user_id: person.id, created_at: at }
  const year = now.getUTCFullYear()
  const card = { ...own, token: 'tok_sim_ok', brand: 'Visa', holder: person.name }
  return {
    addresses: [
      {
        ...own,
        id: newId(at),
        type: 'Home',
        address: person.address ?? '',
        is_default: true,
        updated_at: at,
      },
      {
        ...own,
        id: newId(at),
        type: 'Work',
        address: '4th floor, Teak House, 80 Feet Road, Koramangala, Bengaluru 560034',
        is_default: false,
        updated_at: at,
      },
    ],
    cards: [
      {
        ...card,
        id: newId(at),
        last4: '4242',
        expiry_month: '09',
        expiry_year: `${year + 3}`,
        is_default: true,
      },
      {
        ...card,
        id: newId(at),
        last4: '1881',
        expiry_month: '02',
        expiry_year: `${year + 2}`,
        is_default: false,
      },
    ],
  }
}
