/** Sends bags and items to an outside laundry, changes the expected date, and receives them back. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { Unit } from '#domain/clothes/custody.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { isPossibleReturnDate, LONGEST_AWAY_DAYS } from '#domain/clothes/vendors.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseUnitsAtVendors } from '../moves/refuse-units-at-vendors.ts'
import { findUnitVendor } from '../record/select-vendor-of-unit.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'
import { lockVendorForShare } from './store.ts'

/**
 * What is with that vendor until that day already stays so, and is not written once more.
 * @param body.expected a calendar date on the laundry's clocks
 * @throws AppError those of `recordHandOver`; `not_found` for a vendor that there isn't; `invalid_input` for a day that isn't
 *   possible and a number that the order doesn't have; `no_longer_changeable` for a vendor that gets nothing more, and for
 *   what isn't at the plant
 */
export async function handUnitsToVendor(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { units: readonly number[]; vendor: number; expected: string },
  key: string | null,
): Promise<void> {
  const { vendor: number, expected } = body
  await refuseImpossibleDay(deps, { id: orderId }, expected)
  await recordHandOver(
    deps,
    staff,
    { orderId, key, body },
    async ({ tx, order, ...atHand }, at) => {
      const vendor = await lockVendorForShare(tx, number)
      if (!vendor) throw notFound('vendor')
      const { name } = vendor
      if (vendor.retired_at !== null)
        throw new AppError('no_longer_changeable', say('vendorRetired', { name }))
      const going: number[] = []
      for (const unit of unitsOf(atHand.standing.units, body.units, order)) {
        if (unit.place === 'vendor') {
          const found = (await findUnitVendor(tx, order.id, unit.number))?.vendor
          if (found?.number === number && found.expected === expected) continue
          await refuseUnitsAtVendors(tx, order, [unit])
        }
        if (unit.place !== 'plant') {
          const said = { number: order.number, unit: unit.number, place: unit.place }
          throw new AppError('no_longer_changeable', say('notAtPlant', said))
        }
        going.push(unit.number)
      }
      if (going.length === 0) return []
      const to = { to: 'vendor', vendor: number, expected } as const
      await atHand.write([{ content: { kind: 'handed_out', units: going, ...to } }])
      const data = { units: going.length, vendor: name }
      return [orderEvent('order.given_to_vendor', order, staff.id, at, data)]
    },
  )
}

/**
 * What is expected on that day already isn't written once more.
 * @param body.expected a calendar date on the laundry's clocks
 * @throws AppError those of `recordHandOver`; `invalid_input` for a day that isn't possible and a number that the order doesn't
 *   have; `no_longer_changeable` where one of them isn't with a vendor
 */
export async function changeExpectedDate(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { units: readonly number[]; expected: string },
  key: string | null,
): Promise<void> {
  const { expected } = body
  await refuseImpossibleDay(deps, { id: orderId }, expected)
  const asked = { orderId, key, body, after: true }
  await recordHandOver(deps, staff, asked, async ({ tx, order, ...atHand }, at) => {
    const away: { number: number; vendor: { number: number; name: string } }[] = []
    for (const { number } of unitsOf(atHand.standing.units, body.units, order)) {
      const vendor = (await findUnitVendor(tx, order.id, number))?.vendor
      if (!vendor) throw notAtVendor(order, number)
      if (vendor.expected !== expected) away.push({ number, vendor })
    }
    const groups = [...Map.groupBy(away, ({ vendor }) => vendor.number).values()]
    if (groups.length === 0) return []
    await atHand.write(
      groups.map((group) => {
        const units = group.map(({ number }) => number)
        const vendor = group[0]!.vendor.number
        return { content: { kind: 'expected', units, to: 'vendor', vendor, expected } }
      }),
    )
    return groups.map((group) => {
      const data = { units: group.length, vendor: group[0]!.vendor.name, expected }
      return orderEvent('order.vendor_day_changed', order, staff.id, at, data)
    })
  })
}

async function refuseImpossibleDay(
  { laundry, clock }: Pick<Deps, 'laundry' | 'clock'>,
  order: { id: string },
  expected: string,
): Promise<void> {
  const { timeZone } = await laundry(branchOfOrder(order)).settings.current()
  if (!isPossibleReturnDate(expected, calendarDateIn(clock(), timeZone)))
    throw new AppError('invalid_input', say('dayExpected', { most: LONGEST_AWAY_DAYS }))
}

/**
 * They are at the plant, whatever became of their order meanwhile.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have; `no_longer_changeable`
 *   where none of them is with a vendor
 */
export async function receiveFromVendor(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { units: readonly number[] },
  key: string | null,
): Promise<void> {
  const asked = { orderId, key, body, after: true }
  await recordHandOver(deps, staff, asked, async ({ order, ...atHand }, at) => {
    const named = unitsOf(atHand.standing.units, body.units, order)
    const units = named.filter(({ place }) => place === 'vendor').map((unit) => unit.number)
    if (units.length === 0) throw notAtVendor(order, named[0]!.number)
    await atHand.write([{ content: { kind: 'returned', units, to: 'plant', from: 'vendor' } }])
    return [orderEvent('order.back_from_vendor', order, staff.id, at, { units: units.length })]
  })
}

const notAtVendor = ({ number }: { number: string }, unit: number) =>
  new AppError('no_longer_changeable', say('notAtVendor', { number, unit }))

/** Each once. */
function unitsOf(
  units: readonly Unit[],
  numbers: readonly number[],
  order: { number: string },
): Unit[] {
  return [...new Set(numbers)].map((number) => {
    const unit = units[number - 1]
    if (!unit)
      throw new AppError('invalid_input', say('noSuchUnit', { number: order.number, unit: number }))
    return unit
  })
}
