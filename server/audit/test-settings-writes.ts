/** Staff writes about business settings, dates and prices, for tests of the audit log. */
import * as apiKeys from '#contract/webhooks/api-keys.ts'
import * as catalogue from '#contract/settings/settings-catalogue.ts'
import * as upcoming from '#contract/catalogue/upcoming-prices.ts'
import * as days from '#contract/settings/settings-days.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { changeMarketing } from '#contract/settings/settings-marketing.ts'
import * as promoCodes from '#contract/discounts/promo-codes.ts'
import { differentFields } from '../testing/different-field-value.ts'
import { PROMO_CODE } from '../testing/promo-codes.ts'
import { settingChangeCall, settingReadCall } from '#contract/settings/setting-calls.ts'
import * as settings from '#contract/settings/settings.ts'
import { DECLARED_KEYS, type DeclaredKey, isReadAlone } from '#domain/settings/setting-keys.ts'
import { changeClaims } from '#contract/settings/settings-claims.ts'
import { product, readStoredSettings, staff, type Writes } from './test-console.ts'

const prices = async () => (await staff.call(catalogue.adminCatalogue, {})).body
const date = { date: '2025-07-02' }

type Held = Record<string, unknown> | undefined

/** What a declared setting holds, however it is read. */
async function held(key: DeclaredKey): Promise<Held> {
  if (isReadAlone(key)) return (await staff.call(settingReadCall(key), {})).body
  const all = { ...(await readStoredSettings()), expressFee: (await prices()).express }
  return (all as Record<string, unknown>)[key] as Held
}

const DECLARED_WRITES: Writes = DECLARED_KEYS.map((key) => {
  const call = settingChangeCall(key)
  const write = async () => {
    const values = await held(key)
    const body = { ...values, ...differentFields(key, values) }
    return staff.call(call, { body: body as unknown as { version: string } })
  }
  return [call, write]
})

export const SETTINGS_WRITES: Writes = [
  ...DECLARED_WRITES,
  [
    settings.changeHours,
    async () => {
      const { hours } = await readStoredSettings()
      const body = { ...hours, hours: hours.hours.with(1, null) }
      return staff.call(settings.changeHours, { body })
    },
  ],
  [
    settings.changeTax,
    async () =>
      staff.call(settings.changeTax, {
        body: { ...(await readStoredSettings()).tax, taxPercent: 12 },
      }),
  ],
  [
    changeMarketing,
    async () => {
      const numbers = [{ value: '300+', label: 'homes served' }]
      const body = { ...(await readStoredSettings()).marketing, numbers }
      return staff.call(changeMarketing, { body })
    },
  ],
  [
    recordTextRegistration,
    () => {
      const params = { channel: 'sms', language: 'en-IN', name: 'order_booked' } as const
      const body = { state: 'pending', templateId: '', refusedBecause: '' } as const
      return staff.call(recordTextRegistration, { params, body })
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
    changeClaims,
    async () => {
      const body = { ...(await readStoredSettings()).claims, photoDays: 90 }
      return staff.call(changeClaims, { body })
    },
  ],
  [promoCodes.makePromoCode, () => staff.call(promoCodes.makePromoCode, { body: PROMO_CODE })],
  [
    promoCodes.tellOfPromoCode,
    async () => {
      const customer = await product.person({ name: 'Asha' })
      const body = { promotions: true }
      await customer.call(changeNotificationSettings, { params: { id: customer.user._id }, body })
      const [code] = (await staff.call(promoCodes.listPromoCodes, {})).body
      return staff.call(promoCodes.tellOfPromoCode, { params: { codeId: code!._id } })
    },
  ],
  [
    promoCodes.pausePromoCode,
    async () => {
      const codes = (await staff.call(promoCodes.listPromoCodes, {})).body
      const params = { codeId: codes[0]!._id }
      return staff.call(promoCodes.pausePromoCode, { params, body: { active: false } })
    },
  ],
]
