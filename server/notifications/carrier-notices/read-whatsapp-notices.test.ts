import { expect, it } from 'vitest'
import { english } from '#words/words.ts'
import { readWhatsAppNotices } from './read-whatsapp-notices.ts'

const NOW = new Date('2026-11-30T06:00:00Z')
const ID = '0199c0de-5b1f-7c3e-9a51-0f6f3d2f7a10'

const read = (...statuses: unknown[]) =>
  readWhatsAppNotices(
    JSON.stringify({
      entry: [
        { changes: [{ value: { statuses } }, { value: null }, { value: { statuses: null } }] },
      ],
    }),
    NOW,
    english,
  )

const status = {
  id: 'wamid.1',
  status: 'delivered',
  timestamp: String(NOW.getTime() / 1000 - 60),
  biz_opaque_callback_data: ID,
}

it('takes each status for itself, whatever stands beside it', () => {
  const notices = read(null, { id: 7 }, { ...status, timestamp: 'soon' }, 'x', status)
  expect(notices).toEqual([
    {
      messageId: ID,
      carrierId: 'wamid.1',
      step: 'delivered',
      at: new Date(NOW.getTime() - 60_000),
      problem: null,
    },
  ])
})

it('knows a message by its id in capitals, or by WhatsApp’s alone', () => {
  const ids = read(
    { ...status, biz_opaque_callback_data: ID.toUpperCase() },
    { ...status, biz_opaque_callback_data: null },
  ).map(({ messageId }) => messageId)
  expect(ids).toEqual([ID, null])
})

it('takes an unlikely time for now', () => {
  for (const timestamp of [0, -62_135_596_800, 99_999_999_999, 1e300])
    expect(read({ ...status, timestamp })[0]!.at).toEqual(NOW)
})

it('reads a code that is text, and words that no database stores', () => {
  const [byCode, bySaid] = read(
    { ...status, status: 'failed', errors: [{ code: '131026', title: null }] },
    {
      ...status,
      status: 'failed',
      errors: [{ code: 999, error_data: { details: `No\u0000 ${'x'.repeat(495)}😀😀😀` } }],
    },
  ).map(({ problem }) => problem!)
  expect(byCode).toBe(english.whatsAppProblems.notOnWhatsApp)
  expect(bySaid).toMatch(/No x+😀?…/u)
  expect(bySaid!.isWellFormed()).toBe(true)
})
