/** The console search's sources, each limited to staff with the permission. A new kind of hit is one more entry. */
import { branchOfPerson } from '#domain/base/branch.ts'
import type { SearchHit } from '#contract/search/search.ts'
import { can } from '#domain/people/permissions.ts'
import { matchesQuickSearch, type QuickSearch } from '#domain/search/quick-search.ts'
import { addDays } from '#domain/base/time-zone.ts'
import type { Person } from '../../http/callers/session.ts'
import { findCustomersByPhoneEnding } from '../../identity/phone/customers/find-customers-by-phone-ending.ts'
import { listStaffOrders } from '../../ordering/orders/listing/staff-lists.ts'
import { readPlantList } from '../../ordering/clothes/plant/read-list.ts'
import { readRunSheet } from '../../ordering/run-sheet/read-run-sheet.ts'
import type { Deps } from '../../platform/deps.ts'
import { findTickets } from '../../support/tickets/find-tickets.ts'
import { findCustomers } from '../customers/find-customers.ts'
import {
  findClaimsOfTickets,
  findCompaniesByText,
  findOrderIdsByDigits,
  selectOrderHits,
} from './store.ts'

interface Search extends QuickSearch {
  /** The order of the bag or item whose tag was typed or scanned. */
  tagged: string | null
}

interface Finder {
  isFor: (person: Person) => boolean
  find: (deps: Deps, person: Person, search: Search) => Promise<SearchHit[]>
}

/** So many of each kind are shown; who types on finds the others. */
const MOST = 6

const seesNoOrders = (person: Person) => !can(person, 'orders')

/** In the order in which they are shown. */
export const FINDERS: readonly Finder[] = [
  { isFor: (person) => can(person, 'orders'), find: findOrders },
  { isFor: (person) => can(person, 'customers'), find: findPeople },
  { isFor: (person) => can(person, 'customers'), find: findCompanies },
  { isFor: (person) => can(person, 'help-desk'), find: findAtHelpDesk },
  { isFor: (person) => seesNoOrders(person) && can(person, 'own-run'), find: findStops },
  { isFor: (person) => seesNoOrders(person) && can(person, 'intake'), find: findAtPlant },
]

/** Digits are the end of a phone or stand in a number; where they are neither, and for all else, as the list searches. */
async function findOrders({ db }: Deps, _: Person, search: Search): Promise<SearchHit[]> {
  if (search.tagged !== null) return selectOrderHits(db, [search.tagged])
  const byDigits = search.digits === null ? [] : await findOrderIdsByDigits(db, search.digits, MOST)
  if (byDigits.length > 0) return selectOrderHits(db, byDigits)
  const listed = await listStaffOrders(
    db,
    { q: search.text },
    { sort: 'newest', limit: MOST, after: null },
  )
  return selectOrderHits(
    db,
    listed.slice(0, MOST).map(({ id }) => id),
  )
}

async function findPeople(deps: Deps, _: Person, search: Search): Promise<SearchHit[]> {
  const found =
    search.digits === null
      ? await findCustomers(deps.db, search.text, MOST)
      : await findCustomersByPhoneEnding(deps, search.digits)
  return found
    .slice(0, MOST)
    .map(({ _id, name, phone }) => ({ kind: 'customer', _id, name, phone }))
}

function findCompanies({ db }: Deps, _: Person, { text }: Search): Promise<SearchHit[]> {
  return findCompaniesByText(db, text, MOST)
}

/** Tickets, and the claims that are made in them. */
async function findAtHelpDesk({ db }: Deps, _: Person, { text }: Search): Promise<SearchHit[]> {
  const found = await findTickets(db, text, MOST)
  const tickets = found.map(({ _id, number, subject, status, customer }) => ({
    kind: 'ticket' as const,
    _id,
    number,
    subject,
    name: customer.name,
    status,
  }))
  const claims = await findClaimsOfTickets(
    db,
    found.map(({ _id }) => _id),
  )
  return [...tickets, ...claims]
}

/** Of today and tomorrow, as far as the run sheet shows them to `person`. */
async function findStops(deps: Deps, person: Person, search: Search): Promise<SearchHit[]> {
  const today = await readRunSheet(deps, person, undefined)
  const tomorrow = await readRunSheet(deps, person, addDays(today.date, 1))
  return [today, tomorrow]
    .flatMap(({ date, stops }) => stops.map((stop) => ({ ...stop, date })))
    .filter((stop) => stop.orderId === search.tagged || matchesQuickSearch(search, stop))
    .slice(0, MOST)
    .map(({ orderId, kind, number, name, phone, date, slot, done }) => ({
      kind: 'stop',
      _id: orderId,
      stop: kind,
      number,
      name,
      phone,
      date,
      slot,
      done,
    }))
}

async function findAtPlant(deps: Deps, person: Person, search: Search): Promise<SearchHit[]> {
  return (await readPlantList(deps, branchOfPerson(person)))
    .filter((order) => order._id === search.tagged || matchesQuickSearch(search, order))
    .slice(0, MOST)
    .map(({ _id, number, name, status }) => ({ kind: 'plant', _id, number, name, status }))
}
