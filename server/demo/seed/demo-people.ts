/** The demo's people: invented names and addresses in Bengaluru. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import { DEMO_ADMIN_EMAIL, DEMO_CUSTOMER_EMAIL } from './demo-accounts.ts'
import type { Random } from './random.ts'

export type Person = Insertable<Tables['users']> & { created_at: Date }

const NAMES = [
  ['Aarav', 'Mehta'],
  ['Ananya', 'Iyer'],
  ['Rohan', 'Deshpande'],
  ['Lakshmi', 'Narayanan'],
  ['Imran', 'Qureshi'],
  ['Meera', 'Krishnan'],
  ['Arjun', 'Reddy'],
  ['Kavya', 'Gowda'],
  ['Joseph', 'Fernandes'],
  ['Sneha', 'Kulkarni'],
  ['Vikram', 'Chauhan'],
  ['Fatima', 'Sheikh'],
  ['Harpreet', 'Kaur'],
  ['Siddharth', 'Banerjee'],
  ['Divya', 'Pillai'],
  ['Nikhil', 'Agarwal'],
  ['Pooja', 'Bhat'],
  ['Karthik', 'Subramanian'],
  ['Ritu', 'Malhotra'],
  ['Manoj', 'Hegde'],
  ['Aisha', 'Khan'],
  ['Gurpreet', 'Singh'],
  ['Shreya', 'Mukherjee'],
  ['Anil', 'Shetty'],
  ['Deepika', 'Rao'],
  ['Thomas', 'Kurian'],
  ['Swati', 'Joshi'],
  ['Rahul', 'Verma'],
  ['Nandini', 'Murthy'],
  ['Farhan', 'Ansari'],
  ['Tenzin', 'Dorjee'],
  ['Bhavana', 'Patil'],
  ['Suresh', 'Babu'],
  ['Ishita', 'Das'],
  ['Mathew', 'Varghese'],
  ['Revathi', 'Sundaram'],
  ['Pranav', 'Nair'],
  ['Zoya', 'Hussain'],
  ['Chetan', 'Patel'],
] as const

const AREAS = [
  'Indiranagar, Bengaluru 560038',
  'Koramangala, Bengaluru 560034',
  'Jayanagar, Bengaluru 560041',
  'HSR Layout, Bengaluru 560102',
  'Whitefield, Bengaluru 560066',
  'Malleshwaram, Bengaluru 560003',
  'BTM Layout, Bengaluru 560076',
  'JP Nagar, Bengaluru 560078',
  'Basavanagudi, Bengaluru 560004',
  'Rajajinagar, Bengaluru 560010',
  'Hebbal, Bengaluru 560024',
  'Marathahalli, Bengaluru 560037',
  'Sadashivanagar, Bengaluru 560080',
  'Frazer Town, Bengaluru 560005',
  'Bellandur, Bengaluru 560103',
  'Yelahanka, Bengaluru 560064',
  'Domlur, Bengaluru 560071',
  'Ulsoor, Bengaluru 560008',
] as const

const BUILDINGS = [
  'Jacaranda Heights',
  'Gulmohar Residency',
  'Lakeview Apartments',
  'Silver Oak Enclave',
  'Rain Tree Court',
  'Tamarind Homes',
  'Coconut Grove',
  'Hibiscus Towers',
] as const

const CROSSES = ['1st Cross', '2nd Cross', '3rd Cross', '5th Cross', '8th Cross', '11th Cross']

/**
 * The member of staff, the customer that everyone may sign in as, and the other customers. Some of
 * them joined in the last days, so that the activity feed shows it.
 * @returns each with an id that carries the time of joining
 */
export function demoPeople(
  random: Random,
  now: Date,
): { admin: Person; demoCustomer: Person; customers: Person[] } {
  const daysAgo = (days: number) =>
    new Date(now.getTime() - days * DAY_MS - random.int(20, 900) * 60_000 - random.int(0, 59_999))

  const admin = person({
    name: 'Washline Staff',
    email: DEMO_ADMIN_EMAIL,
    role: 'owner',
    phone: demoPhoneNumber(1),
    created_at: daysAgo(220),
  })
  const demoCustomer = person({
    name: 'Priya Sharma',
    email: DEMO_CUSTOMER_EMAIL,
    phone: demoPhoneNumber(2),
    address: 'Flat 302, Jacaranda Heights, 12th Main, Indiranagar, Bengaluru 560038',
    created_at: daysAgo(190),
  })
  const customers = NAMES.map(([first, last], index) =>
    person({
      name: `${first} ${last}`,
      email: `${first}.${last}@example.com`.toLowerCase(),
      phone: demoPhoneNumber(101 + index),
      address: demoAddress(random),
      created_at: daysAgo(joinedDaysAgo(random, index)),
    }),
  )
  return { admin, demoCustomer, customers }
}

/** An address as people write it, with the PIN code at its end. */
export function demoAddress(random: Random): string {
  const door = random.chance(0.6)
    ? `Flat ${random.int(1, 9)}0${random.int(1, 8)}, ${random.pick(BUILDINGS)}`
    : `No. ${random.int(2, 180)}`
  return `${door}, ${random.pick(CROSSES)}, ${random.pick(AREAS)}`
}

/** No Indian number begins with 50, so none of these rings at anybody's. */
export function demoPhoneNumber(position: number): string {
  return `+91 50000 ${String(position).padStart(5, '0')}`
}

function joinedDaysAgo(random: Random, index: number): number {
  if (index < 12) return random.int(186, 215)
  if (index < 28) return random.int(60, 180)
  if (index < NAMES.length - 3) return random.int(5, 90)
  return NAMES.length - 1 - index
}

function person(facts: Pick<Person, 'name' | 'email' | 'phone' | 'created_at'> & Partial<Person>) {
  return {
    id: newId(facts.created_at),
    role: 'customer' as const,
    address: '',
    image: null,
    email_verified: true,
    phone_proven_at: facts.created_at,
    updated_at: facts.created_at,
    ...facts,
  }
}
