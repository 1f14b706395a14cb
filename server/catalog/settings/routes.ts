/** Staff's API calls about business settings. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  adminDay,
  adminDays,
  changeDayPlaces as placesCall,
  closeDate as closeCall,
  openDate as openCall,
  ordersOutsideHours,
} from '#contract/settings/settings-days.ts'
import {
  addAreas as addAreasCall,
  adminSettings,
  changeHours,
  changeTax,
  removeArea as removeAreaCall,
} from '#contract/settings/settings.ts'
import { changeMarketing, ordersSay } from '#contract/settings/settings-marketing.ts'
import { changeClaims } from '#contract/settings/settings-claims.ts'
import { readCounting } from '#contract/settings/settings-counting.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { can } from '#domain/people/permissions.ts'
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { readMarketingFromOrders } from '../catalogue/marketing.ts'
import { settingToWire } from '../catalogue/setting-values.ts'
import type { Person } from '../../http/callers/session.ts'
import { route, type Route } from '../../http/route.ts'
import { addAreas } from './add-areas.ts'
import { changeSlotPlaces } from './change-slot-places.ts'
import { changeSettingsSection } from './change-settings-section.ts'
import { closeDate } from './close-date.ts'
import { declaredSettingRoutes, declaredSettingsOf } from './declared-settings.ts'
import { readDaySchedule } from './read-day-schedule.ts'
import { reopenDate } from './reopen-date.ts'
import { listOrdersOutsideHours } from './list-orders-outside-hours.ts'
import { removeArea } from './remove-area.ts'
import { withVersion } from './saved-change.ts'
import { CLAIMS, HOURS, MARKETING, TAX } from './sections.ts'
import { readAreas, readBusiness } from '../catalogue/business-row.ts'
import { selectClosedDates, selectSlotsWithOwnPlaces } from './store.ts'
import { catalogueSettingsRoutes } from './catalogue-routes.ts'

export function settingsRoutes(deps: Deps): Route[] {
  const { db, clock, laundry } = deps
  const settingsFor = (person: Person) => laundry(branchOfPerson(person)).settings.current()
  const day = async (date: string, person: Person) =>
    readDaySchedule(db, await settingsFor(person), date, can(person, 'customers'))

  return [
    route(adminSettings, async () => {
      const [row, areas] = await Promise.all([readBusiness(db), readAreas(db)])
      return {
        hours: withVersion(HOURS.read(row)),
        tax: withVersion(TAX.read(row)),
        ...declaredSettingsOf(row),
        marketing: withVersion(MARKETING.read(row)),
        claims: withVersion(CLAIMS.read(row)),
        areas,
      }
    }),
    ...declaredSettingRoutes(deps),
    route(changeHours, ({ person, body }) => changeSettingsSection(deps, person, HOURS, body)),
    route(changeTax, ({ person, body }) => changeSettingsSection(deps, person, TAX, body)),
    route(ordersSay, () => readMarketingFromOrders(db)),
    route(changeMarketing, ({ person, body }) =>
      changeSettingsSection(deps, person, MARKETING, body),
    ),
    route(changeClaims, ({ person, body }) => changeSettingsSection(deps, person, CLAIMS, body)),
    route(readCounting, async () => settingToWire(await readBusiness(db), 'counting')),
    route(addAreasCall, async ({ person, body }) => ({
      areas: await addAreas(deps, person, body.pins),
    })),
    route(removeAreaCall, async ({ person, params }) => ({
      areas: await removeArea(deps, person, params.pin),
    })),
    route(adminDays, async ({ person }) => {
      const { timeZone } = await settingsFor(person)
      const today = calendarDateIn(clock(), timeZone)
      const [closed, ownPlaces] = await Promise.all([
        selectClosedDates(db, today, timeZone),
        selectSlotsWithOwnPlaces(db, instantAt(today, 0, timeZone)),
      ])
      return {
        today,
        closed: closed.map((row) => ({
          date: row.closed_date,
          reason: row.reason,
          orderCount: row.order_count ?? 0,
          deliveryCount: row.delivery_count ?? 0,
        })),
        ownPlaces: ownPlaces.map((row) => ({
          date: pickupOfSlotId(row.id).pickupDate,
          pickupTime: pickupOfSlotId(row.id).pickupTime,
          places: row.capacity ?? 0,
          booked: row.booked,
        })),
      }
    }),
    route(ordersOutsideHours, async ({ person }) => {
      const current = await settingsFor(person)
      const today = calendarDateIn(clock(), current.timeZone)
      return listOrdersOutsideHours(db, current, {
        today,
        showsCustomers: can(person, 'customers'),
      })
    }),
    route(adminDay, ({ params, person }) => day(params.date, person)),
    route(closeCall, async ({ person, params, body }) => {
      await closeDate(deps, person, params.date, body.reason)
      return day(params.date, person)
    }),
    route(openCall, async ({ person, params }) => {
      await reopenDate(deps, person, params.date)
      return day(params.date, person)
    }),
    route(placesCall, async ({ person, params, body }) => {
      await changeSlotPlaces(deps, person, params.date, body)
      return day(params.date, person)
    }),
    ...catalogueSettingsRoutes(deps),
  ]
}
