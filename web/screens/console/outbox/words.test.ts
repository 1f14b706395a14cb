// The outbox's words for what became of a message.
import { describe, expect, it } from 'vitest'
import type { OutboxMessage } from '#contract/messages/outbox.ts'
import { fallbackText, outboxStateOf, triesText } from './words.ts'

const SENT: OutboxMessage = {
  _id: '0199c0de-5b1f-7c3e-9a51-0f6f3d2f7a10',
  channel: 'sms',
  state: 'sent',
  to: '+91 98450-00000',
  person: 'Asha',
  subject: 'Your pickup is booked',
  createdAt: '2026-11-30T04:00:00Z',
  sentAt: '2026-11-30T04:00:01Z',
  deliveredAt: null,
  readAt: null,
  leavesAt: null,
  tries: 1,
  lastError: null,
  delivery: 0,
  takenOverBy: null,
}
const AT = '2026-11-30T04:05:00Z'

describe('the state of a message', () => {
  it.each<[string, Partial<OutboxMessage>]>([
    ['Waiting', { state: 'waiting', sentAt: null }],
    ['Sent', {}],
    ['Delivered', { deliveredAt: AT }],
    ['Read', { deliveredAt: AT, readAt: AT }],
    ['Read', { readAt: AT }],
    ['Failed', { state: 'failed', sentAt: null }],
    ['Not delivered', { state: 'failed' }],
    ['Not delivered in time', { takenOverBy: 'email' }],
    ['Delivered', { takenOverBy: 'email', deliveredAt: AT }],
  ])('is shown as %s', (label, fields) => {
    expect(outboxStateOf({ ...SENT, ...fields }).label).toBe(label)
  })
})

it('says why a message was not delivered, without its tries', () => {
  const lastError = 'The operator doesn’t know this text.'
  expect(triesText({ ...SENT, state: 'failed', lastError })).toBe(lastError)
  expect(triesText({ ...SENT, state: 'failed', sentAt: null, tries: 3, lastError })).toBe(
    `3 tries. ${lastError}`,
  )
})

it('says why another channel took over', () => {
  const taken = { ...SENT, takenOverBy: 'email' } as const
  expect(fallbackText(SENT)).toBeNull()
  expect(fallbackText(taken)).toBe('Not delivered in time: sent as an email.')
  expect(fallbackText({ ...taken, deliveredAt: AT })).toBe('Not read in time: sent as an email.')
  expect(fallbackText({ ...taken, state: 'failed' })).toBe('Sent as an email instead.')
  expect(fallbackText({ ...taken, deliveredAt: AT, readAt: AT })).toBe('Also sent as an email.')
})
