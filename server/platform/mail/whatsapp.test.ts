// The sender of WhatsApp messages, against a stand-in of the Cloud API.
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openWhatsAppCloud } from '../../testing/stand-ins/whatsapp-cloud.ts'
import { openWhatsAppSender, WhatsAppError, type TemplateMessage } from './whatsapp.ts'

const cloud = await openWhatsAppCloud()
afterAll(() => cloud.close())
cloud.templates.set('order_booked', { variables: 1, hasButton: true })
beforeEach(() => {
  cloud.taken.length = 0
})

const MESSAGE: TemplateMessage = {
  id: '0199c0de-5b1f-7c3e-9a51-0f6f3d2f7a10',
  to: '098450-00000',
  template: 'order_booked',
  language: 'en',
  values: ['Fri, 20 June, 9-11 AM'],
  payloads: [],
  buttonEnding: '/track-order?orderId=1',
}

async function problemOf(
  message: Partial<TemplateMessage> = {},
  sender = openWhatsAppSender({ whatsApp: cloud.keys }),
) {
  const error = await sender.sendTemplate({ ...MESSAGE, ...message }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(WhatsAppError)
  const { problem, isPassing } = error as WhatsAppError
  return { problem, isPassing }
}

it('sends a template with its values, its link and the message’s id', async () => {
  const id = await openWhatsAppSender({ whatsApp: cloud.keys }).sendTemplate(MESSAGE)
  expect(cloud.taken).toEqual([
    {
      callbackData: MESSAGE.id,
      id,
      to: '919845000000',
      template: 'order_booked',
      language: 'en',
      values: MESSAGE.values,
      payloads: [],
      buttonEnding: '/track-order?orderId=1',
    },
  ])
})

it.each([
  ['+44 7700 900123', '447700900123'],
  ['0044 7700 900123', '447700900123'],
  ['0091 98450 00000', '919845000000'],
  ['022 2345 6789', '912223456789'],
])('writes %s with its country', async (to, expected) => {
  await openWhatsAppSender({ whatsApp: cloud.keys }).sendTemplate({
    ...MESSAGE,
    to,
  })
  expect(cloud.taken[0]?.to).toBe(expected)
})

it('tells a template that is missing from one that is paused or has changed', async () => {
  cloud.templates.set('paused', { variables: 1, hasButton: true, isPaused: true })
  const final = { isPassing: false }
  expect(await problemOf({ template: 'unknown' })).toEqual({ problem: 'templateMissing', ...final })
  expect(await problemOf({ template: 'paused' })).toEqual({ problem: 'templatePaused', ...final })
  expect(await problemOf({ values: [] })).toEqual({ problem: 'templateChanged', ...final })
})

it('takes a revoked token for something to mend, and tries again', async () => {
  const sender = openWhatsAppSender({ whatsApp: { ...cloud.keys, token: 'revoked' } })
  expect(await problemOf({}, sender)).toEqual({ problem: 'tokenRevoked', isPassing: true })
})

it.each([
  [500, 131_000, 'away'],
  [503, 131_016, 'away'],
  [429, 130_429, 'tooFast'],
  [429, 131_048, 'spamLimit'],
  [400, 131_042, 'paymentMissing'],
  [403, 131_031, 'accountLocked'],
  [400, 133_010, 'numberUnregistered'],
])('tries again after the answer %i with code %i', async (status, code, problem) => {
  cloud.answers.push({ status, code })
  expect(await problemOf()).toEqual({ problem, isPassing: true })
})

it('gives up on a request that Meta refuses for a reason of its own', async () => {
  cloud.answers.push({ status: 400, code: 131_999 })
  expect(await problemOf()).toEqual({ problem: null, isPassing: false })
})

it('asks again only once the time is over that Meta asked to wait', async () => {
  const sender = openWhatsAppSender({ whatsApp: cloud.keys })
  cloud.answers.push({ status: 429, code: 130_429, retryAfter: 60 })
  await problemOf({}, sender)
  const { asked } = cloud
  expect(await problemOf({}, sender)).toEqual({ problem: 'tooFast', isPassing: true })
  expect(cloud.asked).toBe(asked)
})
