/** Makes an order of a bag that was taken at a door: to be counted, and picked up when it was taken. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import { can } from '#domain/people/permissions.ts'
import { isServiceSold } from '#domain/run-sheet/door-bag.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'
import { createCustomerByPhone } from '../../identity/phone/customers/create-customer-by-phone.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { assignStop } from '../run-sheet/assign-stop.ts'
import { completeStop } from '../run-sheet/complete-stop.ts'
import { type DoorBagRow, type DoorOrderRow, findDefaultAddress, findDoorOrder } from './store.ts'

/** A bag, with what a manager said of it instead. */
export type BagToPlace = Omit<DoorBagRow, 'service'> & { service: ServiceId }

/** How it is placed. */
interface Placing {
  /** Who makes the order: the rider, or the manager who decided. */
  by: Person
  /** Whether a number that may be a landline is taken for a mobile: a manager has looked at it. */
  isMobile: boolean
  /** Refuses customers who may not order; a manager knows what they do. */
  refuse: (customer: Person) => Promise<void>
}

/**
 * Placed again it is the same order, for its key is the bag's.
 * @returns the order's id and number
 * @throws AppError `bag_not_offered`, `invalid_input` and `maybe_landline` for the neighbour's number, `customer_blocked`,
 *   and those of placing an order
 */
export async function placeDoorBag(
  deps: Deps,
  bag: BagToPlace,
  { by, isMobile, refuse }: Placing,
): Promise<{ id: string; number: string }> {
  const from = (await findDoorOrder(deps.db, bag.from_order_id))!
  const customer = await customerOfBag(deps, bag, from, { by, isMobile })
  const laundry = deps.laundry(branchOfPerson(customer))
  const { items } = await laundry.catalogue.current()
  if (!isServiceSold(items, bag.service)) {
    const services = [serviceById(bag.service).name]
    throw new AppError('bag_not_offered', say('bagNotOffered', { services }))
  }
  await refuse(customer)
  const { timeZone } = await laundry.settings.current()
  const isNeighbours = customer.id !== from.user_id
  const input = {
    toBeCounted: [bag.service],
    takenAt: bag.marked_at,
    pickupHandOver: 'home' as const,
    ...slotOfBag(bag, from, timeZone),
    ...(isNeighbours
      ? await placesOfNeighbour(deps, customer, bag, from)
      : placesOfCustomer(bag, from)),
    ...(bag.note !== '' && { specialInstructions: bag.note }),
  }
  const key = `door-bag-${bag.id}`
  const { order } = await placeOrder(deps, customer, input, key, by)
  const rider = await requireUser(deps.db, bag.rider_id)
  const rides = can(rider, 'own-run')
  const stop = { orderId: order.id, kind: 'pickup' as const }
  if (rides) await assignStop(deps, by, { ...stop, riderId: rider.id })
  await completeStop(deps, rides ? rider : by, {
    ...stop,
    deed: { note: '', bags: bag.bags },
    photo: null,
    device: { at: bag.marked_at, sentAt: undefined },
    key,
  })
  return { id: order.id, number: order.number }
}

async function customerOfBag(
  deps: Deps,
  { giver_name: name, giver_phone: phone }: BagToPlace,
  from: DoorOrderRow,
  { by, isMobile }: Pick<Placing, 'by' | 'isMobile'>,
): Promise<Person> {
  if (phone === null) return requireUser(deps.db, from.user_id)
  if (!looksLikeIndianMobile(phone))
    throw new AppError('invalid_input', say('notMobile', { phone }))
  const asked = { name: name ?? phone, phone, ...(isMobile && { isMobile }) }
  const { customer } = await createCustomerByPhone(deps, by, asked)
  return requireUser(deps.db, customer.id)
}

/** The slot of the pickup that it was taken with, on its day; else the one that ran then. */
function slotOfBag(
  { from_kind: kind, marked_at: at }: BagToPlace,
  from: DoorOrderRow,
  timeZone: string,
) {
  const slot = pickupOfSlotId(from.slot_id)
  return kind === 'pickup' && slot.pickupDate === calendarDateIn(at, timeZone) ? slot : {}
}

/** The door itself. */
function doorOf({ from_kind: kind }: BagToPlace, from: DoorOrderRow) {
  return kind === 'pickup' && from.address !== ''
    ? { address: from.address, parts: from.address_parts }
    : { address: from.delivery_address, parts: from.delivery_address_parts }
}

/** The same addresses and person at the door, and paid as the other order is. */
function placesOfCustomer(bag: BagToPlace, from: DoorOrderRow) {
  const { address, parts } = doorOf(bag, from)
  const { delivery_address: back, delivery_address_parts: backParts } = from
  return {
    address,
    ...(parts && { addressParts: parts }),
    deliveryHandOver: from.delivery_hand_over,
    ...(back !== '' && {
      deliveryAddress: back,
      ...(backParts && { deliveryAddressParts: backParts }),
    }),
    ...(from.door_name !== '' && { door: { name: from.door_name, phone: from.door_phone } }),
    paymentMethod: from.payment_method === 'account' ? ('account' as const) : ('cash' as const),
  }
}

/** Where a neighbour lives, as far as they are known; else the house, without the customer's flat. */
async function placesOfNeighbour(deps: Deps, { id }: Person, bag: BagToPlace, from: DoorOrderRow) {
  const own = await findDefaultAddress(deps.db, id)
  const { address, parts } = own ?? doorOf(bag, from)
  const hasHouse = own === undefined && parts !== null && /[\p{L}\p{N}]/u.test(parts.building)
  const place = hasHouse ? { ...parts, flat: '' } : parts
  return { address, ...(place && { addressParts: place }), deliveryHandOver: 'home' as const }
}
