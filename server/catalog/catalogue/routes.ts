/** API calls about the catalogue, plans and business facts. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { bags, business, catalogue, coverage } from '#contract/catalogue/catalogue.ts'
import { isPinCodeServed } from '#domain/slots/coverage.ts'
import { toRupees } from '#domain/base/money.ts'
import { settingsToCatalogue } from '#domain/settings/catalogue-values.ts'
import { isOpenNow } from '#domain/slots/slots.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { cacheBagRanges } from './bag-ranges.ts'
import { route, type Route } from '../../http/route.ts'

export function catalogueRoutes(deps: Deps): Route[] {
  const { clock, config } = deps
  // The site shows visitors one branch.
  const { settings, marketing, ...branch } = deps.laundry(MAIN_BRANCH)
  const bagRanges = cacheBagRanges(deps.db, clock)
  return [
    route(
      catalogue,
      async () => {
        const [{ items }, values] = await Promise.all([
          branch.catalogue.current(),
          settings.current(),
        ])
        return {
          items: items.map(({ listPricePaise, onlinePricePaise, ...item }) => ({
            ...item,
            listPrice: toRupees(listPricePaise),
            onlinePrice: onlinePricePaise === null ? null : toRupees(onlinePricePaise),
          })),
          ...settingsToCatalogue(values),
        }
      },
      () => '',
    ),
    route(bags, async () => {
      const [{ bags: sent }, ranges] = await Promise.all([settings.current(), bagRanges()])
      return {
        services: sent.services.map((service) => {
          const range = ranges.get(service)
          return {
            service,
            range: range ? { from: toRupees(range.fromPaise), to: toRupees(range.toPaise) } : null,
          }
        }),
      }
    }),
    route(
      business,
      async () => {
        const { name, phone, email, address, timeZone, hours, areas, ...known } =
          await settings.current()
        const {
          complaintsOfficer,
          complaintsEmail,
          complaintsPhone,
          gstin,
          taxStanding,
          collectsTax,
        } = known
        const now = clock()
        return {
          name,
          phone,
          email,
          address,
          timeZone,
          hours: [...hours],
          today: calendarDateIn(now, timeZone),
          openNow: isOpenNow(now, hours, timeZone),
          areas: [...areas],
          complaintsOfficer,
          complaintsEmail,
          complaintsPhone,
          gstin,
          taxStanding,
          choices: {
            tax: collectsTax,
            online: known.onlinePrice.everywhere,
          },
          map: config.map,
          marketing: await marketing.current(),
        }
      },
      () => '',
    ),
    route(coverage, async ({ params, words }) => {
      const served = isPinCodeServed(params.pin, (await settings.current()).areas)
      return { served, message: served ? words.served : words.failures.notServed }
    }),
  ]
}
