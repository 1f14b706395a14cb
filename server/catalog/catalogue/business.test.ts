import { expect, it } from 'vitest'
import { business } from '#contract/catalogue/catalogue.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { readConfig } from '../../platform/config/config.ts'
import { testProduct } from '../../testing/test-product.ts'

const MAP = {
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  attribution: '© Somebody',
  latitude: 12.97,
  longitude: 77.64,
}

const product = await testProduct({ config: { map: MAP } })

const staff = await product.person({ role: 'admin' })

async function facts() {
  return (await product.visitor.call(business, {})).body
}

it.each([
  ['a Wednesday noon', '2025-06-18T06:30:00Z', true],
  ['that Wednesday at 8:59 pm', '2025-06-18T15:29:00Z', true],
  ['that Wednesday at 9 pm', '2025-06-18T15:30:00Z', false],
  ['a Sunday at 8 am', '2025-06-22T02:30:00Z', false],
  ['that Sunday at 9 am', '2025-06-22T03:30:00Z', true],
])('says by its own clocks whether it is open on %s', async (_, instant, openNow) => {
  product.clock.set(instant)
  expect((await facts()).openNow).toBe(openNow)
})

it('lists the served PIN codes, or an empty list while it serves everywhere', async () => {
  expect((await facts()).areas).toEqual([])

  await product.db
    .insertInto('service_areas')
    .values([{ pin: '560038' }, { pin: '560001' }])
    .execute()

  await expect.poll(async () => (await facts()).areas).toEqual(['560001', '560038'])
})

it('names the complaints contact once it is set', async () => {
  expect((await facts()).complaintsOfficer).toBe('')

  await product.db.updateTable('business').set({ complaints_officer: 'Meera Nair' }).execute()

  await expect.poll(async () => (await facts()).complaintsOfficer).toBe('Meera Nair')
  expect(await facts()).toMatchObject({ complaintsEmail: '', complaintsPhone: '' })
})

it('shows the contact details as staff set them', async () => {
  const own = { complaintsEmail: 'grievance@washline.example', complaintsPhone: '080 4123 0009' }
  const { business: before } = (await staff.call(adminSettings, {})).body
  const { status } = await staff.call(settingCalls.changeBusiness, { body: { ...before, ...own } })
  expect(status).toBe(200)
  await expect.poll(facts).toMatchObject(own)
})

it('returns the map that the operator set', async () => {
  expect((await facts()).map).toEqual(MAP)
})

it('accepts a map from the settings only when it can be drawn', () => {
  const read = (given: Record<string, string>) =>
    readConfig({ DATA_DIR: product.deps.config.dataDir, DEMO: '0', ...given }).map
  const tiles = { MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }

  expect(read({})).toBeNull()
  expect(read(tiles)).toBeNull()
  expect(read({ ...tiles, MAP_CENTER: '12.97, 77.64', MAP_ATTRIBUTION: '© Somebody' })).toEqual(MAP)
  expect(() => read({ MAP_TILE_URL: 'javascript:{x}{y}{z}' })).toThrow('MAP_TILE_URL')
  expect(() => read({ MAP_TILE_URL: 'https://tiles.example/one.png' })).toThrow('MAP_TILE_URL')
  expect(() => read({ ...tiles, MAP_CENTER: 'Bengaluru' })).toThrow('MAP_CENTER')
})
