/** What staff write of the business, its days and its price list, each made as staff make it. */
import * as apiKeys from '#contract/webhooks/api-keys.ts'
import * as catalogue from '#contract/settings/settings-catalogue.ts'
import * as upcoming from '#contract/catalogue/upcoming-prices.ts'
import * as days from '#contract/settings/settings-days.ts'
import * as bags from '#contract/settings/settings-bags.ts'
import * as leastCharge from '#contract/settings/settings-least-charge.ts'
import * as onlinePrice from '#contract/settings/settings-online-price.ts'
import { changeLimits } from '#contract/settings/settings-limits.ts'
import { changeMarketing } from '#contract/settings/settings-marketing.ts'
import { changeDeliveryPlaces } from '#contract/settings/settings-delivery-places.ts'
import { changeOrderLimits } from '#contract/settings/order-limits.ts'
import * as promoCodes from '#contract/discounts/promo-codes.ts'
import { PROMO_CODE } from '../testing/promo-codes.ts'
import * as settings from '#contract/settings/settings.ts'
import { changeStillHours } from '#contract/settings/settings-still-hours.ts'
import { changeClaims } from '#contract/settings/settings-claims.ts'
import { changeCounting } from '#contract/settings/settings-counting.ts'
import { changeStrongSignIn } from '#contract/settings/settings-strong-sign-in.ts'
import { kept, staff, type Writes } from './test-console.ts'

const prices = async () => (await staff.call(catalogue.adminCatalogue, {})).body
const date = { date: '2025-07-02' }

export const SETTINGS_WRITES: Writes = [
  [
    settings.changeBusiness,
    async () => {
      const body = { ...(await kept()).business, name: 'Sparkle Laundry' }
      return staff.call(settings.changeBusiness, { body })
    },
  ],
  [
    settings.changeHours,
    async () => {
      const { hours } = await kept()
      const body = { ...hours, hours: hours.hours.with(1, null) }
      return staff.call(settings.changeHours, { body })
    },
  ],
  [
    settings.changeTax,
    async () => staff.call(settings.changeTax, { body: { ...(await kept()).tax, taxPercent: 12 } }),
  ],
  [
    settings.changeCapacities,
    async () => {
      const { capacities, version } = (await kept()).capacities
      const body = { capacities: capacities.with(1, [9, 9, 9, 9, 9]), version }
      return staff.call(settings.changeCapacities, { body })
    },
  ],
  [
    changeDeliveryPlaces,
    async () => {
      const body = { ...(await kept()).deliveryPlaces, deliveryPlaces: 90 }
      return staff.call(changeDeliveryPlaces, { body })
    },
  ],
  [
    changeOrderLimits,
    async () => {
      const body = { ...(await kept()).orderLimits, newCustomerOrders: 900 }
      return staff.call(changeOrderLimits, { body })
    },
  ],
  [
    changeLimits,
    async () => staff.call(changeLimits, { body: { ...(await kept()).limits, kilograms: 150 } }),
  ],
  [
    changeMarketing,
    async () => {
      const numbers = [{ value: '300+', label: 'homes served' }]
      const body = { ...(await kept()).marketing, numbers }
      return staff.call(changeMarketing, { body })
    },
  ],
  [settings.addAreas, () => staff.call(settings.addAreas, { body: { pins: ['560001'] } })],
  [settings.removeArea, () => staff.call(settings.removeArea, { params: { pin: '560001' } })],
  [days.closeDate, () => staff.call(days.closeDate, { params: date, body: { reason: 'Holiday' } })],
  [days.openDate, () => staff.call(days.openDate, { params: date })],
  [
    days.changeDayPlaces,
    () =>
      staff.call(days.changeDayPlaces, {
        params: date,
        body: { pickupTime: '9-11 AM', places: 2, was: null },
      }),
  ],
  [
    catalogue.addItem,
    () =>
      staff.call(catalogue.addItem, {
        body: { service: 'dry-cleaning', name: 'Veil', listPrice: 300, onlinePrice: null },
      }),
  ],
  [
    catalogue.changeItem,
    async () => {
      const item = (await prices()).items.find(({ name }) => name === 'Veil')!
      const params = { itemId: item.id }
      return staff.call(catalogue.changeItem, { params, body: { ...item, listPrice: 320 } })
    },
  ],
  [
    catalogue.changePrices,
    async () => {
      const items = (await prices()).items.filter(({ name }) => name === 'Veil')
      return staff.call(catalogue.changePrices, { body: { items, percent: 10 } })
    },
  ],
  [
    upcoming.planPrices,
    async () => {
      const items = (await prices()).items.filter(({ name }) => name === 'Veil')
      return staff.call(upcoming.planPrices, { body: { from: '2099-01-01', items } })
    },
  ],
  [
    upcoming.withdrawPrices,
    () => staff.call(upcoming.withdrawPrices, { params: { from: '2099-01-01' }, query: {} }),
  ],
  [
    catalogue.arrangeItems,
    async () => {
      const items = (await prices()).items.filter(({ service }) => service === 'dry-cleaning')
      return staff.call(catalogue.arrangeItems, {
        params: { service: 'dry-cleaning' },
        body: { ids: items.map(({ id }) => id).toReversed() },
      })
    },
  ],
  [
    catalogue.changeExpressFee,
    async () => {
      const body = { ...(await prices()).express, expressFee: 151 }
      return staff.call(catalogue.changeExpressFee, { body })
    },
  ],
  [
    leastCharge.changeLeastCharge,
    async () => {
      const { body } = await staff.call(leastCharge.adminLeastCharge, {})
      return staff.call(leastCharge.changeLeastCharge, { body: { ...body, kilograms: 4 } })
    },
  ],
  [
    onlinePrice.changeOnlinePrice,
    async () => {
      const { body } = await staff.call(onlinePrice.adminOnlinePrice, {})
      return staff.call(onlinePrice.changeOnlinePrice, { body: { ...body, everywhere: true } })
    },
  ],
  [
    bags.changeBags,
    async () => {
      const { body } = await staff.call(bags.adminBags, {})
      return staff.call(bags.changeBags, { body: { ...body, services: [] } })
    },
  ],
  [
    catalogue.addPlan,
    async () => {
      const [plan] = (await staff.call(catalogue.adminPlans, {})).body
      return staff.call(catalogue.addPlan, { body: { ...plan!, name: 'Hostel' } })
    },
  ],
  [
    catalogue.editPlan,
    async () => {
      const plan = (await staff.call(catalogue.adminPlans, {})).body.at(-1)!
      const params = { planId: plan.id }
      return staff.call(catalogue.editPlan, { params, body: { ...plan, pickups: 3 } })
    },
  ],
  [
    apiKeys.makeApiKey,
    () => {
      const permissions = ['reports' as const]
      const body = { name: 'Accounting', permissions, expiresInDays: 90 as const }
      return staff.call(apiKeys.makeApiKey, { body })
    },
  ],
  [
    apiKeys.revokeApiKey,
    async () => {
      const [apiKey] = (await staff.call(apiKeys.listApiKeys, {})).body
      return staff.call(apiKeys.revokeApiKey, { params: { id: apiKey!._id } })
    },
  ],
  [
    changeStrongSignIn,
    async () => {
      const body = { ...(await kept()).strongSignIn, required: false }
      return staff.call(changeStrongSignIn, { body })
    },
  ],
  [
    changeStillHours,
    async () => {
      const body = { ...(await kept()).stillHours, hours: 36 }
      return staff.call(changeStillHours, { body })
    },
  ],
  [
    changeClaims,
    async () => {
      const body = { ...(await kept()).claims, photoDays: 90 }
      return staff.call(changeClaims, { body })
    },
  ],
  [
    changeCounting,
    async () => {
      const body = { ...(await kept()).counting, level: 'off' as const }
      return staff.call(changeCounting, { body })
    },
  ],
  [promoCodes.makePromoCode, () => staff.call(promoCodes.makePromoCode, { body: PROMO_CODE })],
  [
    promoCodes.pausePromoCode,
    async () => {
      const codes = (await staff.call(promoCodes.listPromoCodes, {})).body
      const params = { codeId: codes[0]!._id }
      return staff.call(promoCodes.pausePromoCode, { params, body: { active: false } })
    },
  ],
]
