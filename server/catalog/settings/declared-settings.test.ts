import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { SETTINGS } from '#domain/settings/settings.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

const stillHours = async () => (await staff.call(adminSettings, {})).body.stillHours
const kept = async () => {
  const { settings } = await product.db
    .selectFrom('business')
    .select('settings')
    .executeTakeFirstOrThrow()
  return settings
}

it('answers the initial value of a setting until staff set it', async () => {
  expect(await kept()).toEqual({})
  expect((await stillHours()).hours).toBe(SETTINGS.stillHours.fields.hours.initial)
})

it('stores a setting that has no column under its key, beside the others', async () => {
  const settings = JSON.stringify({ another: { most: 3 } })
  await product.db.updateTable('business').set({ settings }).execute()
  const body = { ...(await stillHours()), hours: 36 }
  const saved = await staff.call(settingCalls.changeStillHours, { body })
  expect([saved.status, saved.body.hours]).toEqual([200, 36])
  expect(await kept()).toEqual({ another: { most: 3 }, stillHours: { hours: 36 } })
  expect((await product.deps.laundry(MAIN_BRANCH).settings.current()).stillHours.hours).toBe(36)
})

it('refuses a value beyond its limits or of another type, naming the field', async () => {
  const { version } = await stillHours()
  const refused = async (hours: unknown) =>
    (await staff.call(settingCalls.changeStillHours, { body: { hours: hours as number, version } }))
      .message
  expect(await refused(0)).toContain('Hours must be at least 1.')
  expect(await refused(169)).toContain('Hours can be at most 168.')
  expect(await refused('many')).toContain('Hours must be a number.')
})

it('refuses a change by an editor who saw another value', async () => {
  const stale = await stillHours()
  await staff.call(settingCalls.changeStillHours, { body: { ...stale, hours: 40 } })
  const answer = await staff.call(settingCalls.changeStillHours, { body: { ...stale, hours: 50 } })
  expect([answer.status, answer.code]).toEqual([409, 'changed_meanwhile'])
})

it('takes a rate in hundredths of a paisa, and none where it isn’t known', async () => {
  const { body: before } = await staff.call(settingCalls.adminMessageRates, {})
  expect(before.smsService).toBeNull()
  const change = async (smsService: number | null) => {
    const { version } = (await staff.call(settingCalls.adminMessageRates, {})).body
    const body = { ...before, smsService, version }
    return staff.call(settingCalls.changeMessageRates, { body })
  }
  expect((await change(13.27)).body.smsService).toBe(13.27)
  expect((await change(0)).body.smsService).toBe(0)
  expect((await change(null)).body.smsService).toBeNull()
  expect((await change(0.125)).message).toContain('Text, service can have at most two decimals.')
  expect((await change(5001)).message).toContain('Text, service can be at most 5,000.')
  expect((await change(-1)).message).toContain('Text, service must be at least 0.')
})
