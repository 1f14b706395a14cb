// A settings file: from one laundry into a new one, and the refusals.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { auditLog } from '#contract/audit/audit.ts'
import { addItem, adminCatalogue, adminPlans } from '#contract/settings/settings-catalogue.ts'
import { adminDays, changeDayPlaces, closeDate } from '#contract/settings/settings-days.ts'
import { planPrices } from '#contract/catalogue/upcoming-prices.ts'
import { addAreas, adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { english } from '#words/words.ts'
import { placed } from '../../testing/order-inputs.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { exportSettings } from './export-settings.ts'
import { importSettings } from './import-settings.ts'
import { readSettingsFile, type SettingsFile } from './settings-file.ts'

const DATE = '2025-06-25'

let from: TestProduct
let into: TestProduct
let owner: SignedIn
let newOwner: SignedIn
beforeAll(async () => {
  ;[from, into] = await Promise.all([openTestProduct(), openTestProduct()])
  owner = await from.person({ role: 'admin', name: 'Asha Owner' })
  newOwner = await into.person({ role: 'admin', name: 'Asha Owner' })
})
afterAll(() => Promise.all([from.close(), into.close()]))

const sentenceOf = ({ items, plans }: SettingsFile) =>
  `Settings were imported by the command import-settings: ${items!.length} items, ${plans!.length} plans`

const exported = ({ deps, clock }: TestProduct) => exportSettings(deps.db, clock.read())

async function imported(product: TestProduct, file: unknown): Promise<void> {
  const { deps, clock } = product
  await importSettings(
    { db: deps.db, staffWords: english },
    readSettingsFile(JSON.stringify(file)),
    clock.read(),
  )
  deps.laundry(MAIN_BRANCH).settings.forget()
  deps.laundry(MAIN_BRANCH).catalogue.forget()
  deps.laundry(MAIN_BRANCH).plans.forget()
}

/** All that staff see of the settings. */
async function seenBy(person: SignedIn): Promise<unknown> {
  const answers = [
    await person.call(adminSettings, {}),
    await person.call(adminCatalogue, {}),
    await person.call(adminPlans, {}),
    await person.call(adminDays, {}),
  ]
  return answers.map(({ body }) => body)
}

describe('a settings file of a laundry', () => {
  let file: SettingsFile
  beforeAll(async () => {
    const { business, leastOrder, messageWait } = (await owner.call(adminSettings, {})).body
    const facts = { ...business, name: 'Soapnut Laundry', complaintsOfficer: 'Meera Nair' }
    await owner.call(settingCalls.changeBusiness, { body: facts })
    await owner.call(addAreas, { body: { pins: ['560038', '560001'] } })
    await owner.call(settingCalls.changeLeastOrder, {
      body: { ...leastOrder, byPin: [{ pin: '560038', amount: 250 }] },
    })
    await owner.call(settingCalls.changeMessageWait, { body: { ...messageWait, seconds: 30 } })
    await owner.call(closeDate, { params: { date: DATE }, body: { reason: 'Holi' } })
    await owner.call(changeDayPlaces, {
      params: { date: '2025-06-26' },
      body: { pickupTime: '9-11 AM', places: 2, was: null },
    })
    await owner.call(addItem, {
      body: {
        service: 'home-textiles',
        name: 'Bedspread of a king-size bed with frills and lining, quilted',
        listPrice: 400,
        onlinePrice: null,
      },
    })
    const [item] = (await owner.call(adminCatalogue, {})).body.items
    const { id, version, listPrice, onlinePrice } = item!
    await owner.call(planPrices, {
      body: { from: DATE, items: [{ id, version, listPrice: listPrice + 10, onlinePrice }] },
    })
    file = await exported(from)
  })

  it('gives a new laundry the same settings, prices, plans, areas and days', async () => {
    await imported(into, file)
    const { business } = (await newOwner.call(adminSettings, {})).body
    expect(business).toMatchObject({ name: 'Soapnut Laundry', complaintsOfficer: '' })
    await newOwner.call(settingCalls.changeBusiness, {
      body: { ...business, complaintsOfficer: 'Meera Nair' },
    })
    expect(await seenBy(newOwner)).toEqual(await seenBy(owner))
    expect(await exported(into)).toEqual(file)
  })

  it('leaves out the reason for a closed day if customers were never shown it', async () => {
    await from.db.updateTable('closed_dates').set({ reason_shown: false }).execute()
    expect((await exported(from)).closedDates).toEqual([{ date: DATE, reason: '' }])
    await from.db.updateTable('closed_dates').set({ reason_shown: true }).execute()
  })

  it('names no people', () => {
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/Meera|Asha|complaints|testimonials/)
  })

  it('leaves one audit entry', async () => {
    const query = { action: 'settings.imported' }
    const [entry] = (await newOwner.call(auditLog, { query })).body
    expect(entry).toMatchObject({ actor: null, summary: sentenceOf(file) })
  })

  it('keeps settings that the file omits', async () => {
    const before = await exported(into)
    await imported(into, {
      product: 'washline-settings',
      format: 1,
      settings: { business: { address: '7 Soapnut Lane' } },
    })
    const query = { action: 'settings.imported' }
    const [entry] = (await newOwner.call(auditLog, { query })).body
    expect(entry!.summary).toBe('Settings were imported by the command import-settings')
    const { settings, ...rest } = await exported(into)
    const { settings: earlier, ...same } = before
    expect(rest).toEqual(same)
    expect(settings).toEqual({
      ...earlier,
      business: { ...earlier.business, address: '7 Soapnut Lane' },
    })
  })

  it.each([
    [{ product: 'other' }, 'At product: This is no settings file'],
    [{ format: 2 }, 'At format: This settings file is of another version'],
    [{ settings: { leastOder: {} } }, 'At settings.leastOder: Washline knows no'],
    [{ price: 1 }, 'At price: Washline knows no such setting.'],
    [{ settings: { messageWait: { second: 1 } } }, 'At settings.messageWait.second: Washline'],
    [{ settings: { messageWait: { seconds: 301 } } }, 'At settings.messageWait.seconds: '],
    [{ settings: { tax: { standing: 'registered' } } }, 'At settings.tax.gstin: Enter your GSTIN'],
    [{ areas: ['56'] }, 'At areas[0]: A PIN code has six digits'],
    [{ areas: ['110001'] }, 'At settings.leastOrder.byPin[0]: 560038 is not served.'],
    [{ closedDates: [{ date: '2026-02-30', reason: 'x' }] }, 'At closedDates[0].date: '],
  ])('refuses the whole file for an invalid part: %o', async (changed, why) => {
    const before = await exported(into)
    await expect(imported(into, { ...file, ...changed })).rejects.toThrow(why)
    expect(await exported(into)).toEqual(before)
  })

  it('refuses an item or plan listed twice, or an online price above the list price', async () => {
    const [first, second] = file.items!
    const twice = { ...file, items: [first, { ...second, id: first!.id }] }
    await expect(imported(into, twice)).rejects.toThrow(`At items[1]: “${first!.id}” stands here`)
    const named = { ...second, name: first!.name.toUpperCase(), service: first!.service }
    await expect(imported(into, { ...file, items: [first, named] })).rejects.toThrow(
      'At items[1]: ',
    )
    const plans = [file.plans![0], { ...file.plans![1], name: file.plans![0]!.name }]
    await expect(imported(into, { ...file, plans })).rejects.toThrow('At plans[1]: ')
    const items = [{ ...first, onlinePrice: first!.listPrice + 1 }]
    await expect(imported(into, { ...file, items })).rejects.toThrow('At items[0].onlinePrice: ')
  })

  it('refuses a laundry with orders', async () => {
    await placed(await into.person())
    await expect(imported(into, file)).rejects.toThrow('This one has orders already.')
  })
})
