// States of a test restore: none yet, due, passed, failed, with findings.
import { expect, it } from 'vitest'
import type { NightlyBackup } from '#contract/operate/backup.ts'
import { serverNow } from '#web/lib/clock.ts'
import { laundryFormats } from '#web/lib/laundry-time.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { RehearsalStatus } from './rehearsal-status.tsx'

const MADE_AT = '2025-06-18T21:42:00.000Z'
const BEFORE = '2025-06-17T21:30:00.000Z'
const LAST = { madeAt: MADE_AT, file: 'washline-nightly-2025-06-19.tar.gz', bytes: 1e6 }
const PASSED = { at: '2025-06-18T21:45:00.000Z', wrong: 0, findings: [] }
const BACKUP: NightlyBackup = {
  isOn: true,
  last: { ...LAST, rehearsal: null },
  restorableAsOf: null,
  failure: null,
  isLate: false,
}

const said = (backup: Partial<NightlyBackup>) =>
  renderForTest(<RehearsalStatus {...BACKUP} {...backup} />).text.replaceAll('\u00a0', ' ')

it('shows nothing before the first backup', () => {
  expect(said({ last: null })).toBe('')
})

it('says that the newest backup is yet to be test-restored', () => {
  expect(said({})).toMatch(/^ The newest backup hasn’t been test-restored yet\. .* minutes\. $/)
  expect(said({ restorableAsOf: BEFORE })).toMatch(
    /Restorable as of Wed, 18 Jun, 3:00 am .* hasn’t been test-restored yet/,
  )
})

it('shows the date of the last restorable backup', () => {
  const last = { ...LAST, rehearsal: PASSED }
  expect(said({ last, restorableAsOf: MADE_AT })).toBe(
    ' Restorable as of Thu, 19 Jun, 3:12 am That backup was restored into a scratch database, and its books are in order. ',
  )
  const now = serverNow().toISOString()
  const clock = laundryFormats('Asia/Kolkata').clock(now, now).replace('\u00a0', ' ')
  expect(said({ last, restorableAsOf: now })).toContain(`Restorable as of ${clock} That`)
})

it('shows why the newest backup couldn’t be restored', () => {
  const rehearsal = { ...PASSED, wrong: null, findings: ['It is not a whole one.'] }
  const text = said({ last: { ...LAST, rehearsal } })
  expect(text).toContain('None of the backups has passed a test restore.')
  expect(text).toMatch(/On Thu, 19 Jun, 3:15 am .* couldn’t be restored.*“It is not a whole one\.”/)
  expect(said({ last: { ...LAST, rehearsal }, restorableAsOf: BEFORE })).toMatch(
    /Restorable as of Wed, 18 Jun, 3:00 am/,
  )
})

it('lists the errors in the books of the newest backup', () => {
  const rehearsal = {
    ...PASSED,
    wrong: 41,
    findings: ['order pieces: Order 7', 'refunds: Payment 8'],
  }
  const text = said({ last: { ...LAST, rehearsal } })
  expect(text).toMatch(/found 41 problems: order pieces: Order 7 refunds: Payment 8 “npm run/)
  expect(said({ last: { ...LAST, rehearsal: { ...rehearsal, wrong: 1 } } })).toContain('a problem:')
})
