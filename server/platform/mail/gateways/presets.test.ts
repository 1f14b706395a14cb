/** Tests for the presets of SMS gateways, each over HTTP: what it is sent, and how its answer is read. */
import { createServer, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '../../../testing/local-servers.ts'
import { Refused } from '../refused.ts'
import { openSmsSender } from '../sms.ts'
import type { GatewayName } from './presets.ts'

const DLT = { entityId: '1101234567890123456', header: 'SUNRSE', templateId: '1107160000000000001' }
const MESSAGE = { id: 'message-1', to: '+91 98450-00001', text: 'On its way.', dlt: DLT }

let url: string
let received: { headers: IncomingMessage['headers']; body: string }
let answer = { status: 200, body: '' }

const server = createServer((request, response) => {
  void readText(request).then((body) => {
    received = { headers: request.headers, body }
    if (answer.status === 0) response.destroy()
    else response.writeHead(answer.status).end(answer.body)
  })
})
beforeAll(async () => {
  url = `http://127.0.0.1:${await listenLocally(server)}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = { status: 200, body: '' }
})

function send(preset: GatewayName, message = MESSAGE) {
  const sms = { url, token: 'user:pass', from: 'WASHLN', preset }
  return openSmsSender({ sms, dataDir: '/nowhere' }).send(message)
}

const form = () => Object.fromEntries(new URLSearchParams(received.body))

test('sends Exotel a form under its key and token', async () => {
  await send('exotel')
  expect(received.headers.authorization).toBe(`Basic ${btoa('user:pass')}`)
  expect(form()).toEqual({
    From: 'SUNRSE',
    To: '919845000001',
    Body: 'On its way.',
    DltEntityId: DLT.entityId,
    DltTemplateId: DLT.templateId,
    CustomField: 'message-1',
  })
})

test('sends Gupshup a form with user and password, and says when a text is Unicode', async () => {
  answer.body = 'success | 919845000001 | 3462938'
  await send('gupshup', { ...MESSAGE, text: 'रास्ते में' })
  expect(form()).toMatchObject({
    userid: 'user',
    password: 'pass',
    mask: 'SUNRSE',
    send_to: '919845000001',
    msg: 'रास्ते में',
    msg_type: 'Unicode_text',
    principalEntityId: DLT.entityId,
    dltTemplateId: DLT.templateId,
  })
})

test('sends Fast2SMS the whole text by hand', async () => {
  answer.body = '{"return": true, "request_id": "x"}'
  await send('fast2sms')
  expect(received.headers.authorization).toBe('user:pass')
  expect(JSON.parse(received.body)).toEqual({
    route: 'dlt_manual',
    sender_id: 'SUNRSE',
    message: 'On its way.',
    numbers: '9845000001',
    entity_id: DLT.entityId,
    template_id: DLT.templateId,
  })
})

test('sends MSG91 the text in a list', async () => {
  answer.body = '{"message":"3762","type":"success"}'
  await send('msg91')
  expect(received.headers['authkey']).toBe('user:pass')
  expect(JSON.parse(received.body)).toEqual({
    sender: 'SUNRSE',
    route: '4',
    country: '91',
    unicode: '0',
    DLT_TE_ID: DLT.templateId,
    sms: [{ message: 'On its way.', to: ['9845000001'] }],
  })
})

test('sends any other gateway what it was sent before, with the ids of an approved text', async () => {
  await send('generic')
  expect(received.headers).toMatchObject({
    authorization: 'Bearer user:pass',
    'idempotency-key': 'message-1',
  })
  expect(JSON.parse(received.body)).toEqual({
    id: 'message-1',
    from: 'SUNRSE',
    to: '+919845000001',
    text: 'On its way.',
    entityId: DLT.entityId,
    templateId: DLT.templateId,
  })
})

test.each<[GatewayName, string]>([
  ['gupshup', 'error | 102 | Authentication failed'],
  ['fast2sms', '{"return": false, "message": "Invalid Sender ID"}'],
  ['msg91', '{"message":"authkey missing","type":"error"}'],
])('tries again later when %s takes nothing with a good status', async (preset, body) => {
  answer.body = body
  const failed = await send(preset).catch((error: unknown) => error)
  expect(failed).not.toBeInstanceOf(Refused)
  expect(String(failed)).toContain(body)
})

test.each([
  ['+91 98450 00001', '919845000001'],
  ['0091 98450 00001', '919845000001'],
  ['098450-00001', '919845000001'],
  ['91 98450 00001', '919845000001'],
  ['9123456789', '919123456789'],
])('writes %s with the country’s code once', async (to, digits) => {
  await send('exotel', { ...MESSAGE, to })
  expect(form()).toMatchObject({ To: digits })
  answer.body = '{"return": true}'
  await send('fast2sms', { ...MESSAGE, to })
  expect(JSON.parse(received.body)).toMatchObject({ numbers: digits.slice(2) })
})

test.each(['+65 9123 4567', '+44 7700 900123', '0065 9123 4567', '+1 415 555 0100'])(
  'sends no stranger in India what is for %s',
  async (to) => {
    received.body = ''
    for (const preset of ['exotel', 'fast2sms', 'gupshup', 'msg91'] as const)
      await expect(send(preset, { ...MESSAGE, to })).rejects.toMatchObject({
        problem: 'numberAbroad',
      })
    expect(received.body).toBe('')
    await send('generic', { ...MESSAGE, to })
    expect(JSON.parse(received.body)).toMatchObject({ to: to.replaceAll(' ', '') })
  },
)

test('doesn’t send again what a gateway got and didn’t answer, but where that knows it by its id', async () => {
  answer.status = 0
  await expect(send('exotel')).rejects.toMatchObject({ problem: 'unanswered' })
  const again = await send('generic').catch((error: unknown) => error)
  expect(again).not.toBeInstanceOf(Refused)
})

test('tries again where nothing was sent', async () => {
  const sms = { url: 'http://127.0.0.1:9/', token: 'x', from: 'WASHLN', preset: 'exotel' } as const
  const failed = await openSmsSender({ sms, dataDir: '/nowhere' })
    .send(MESSAGE)
    .catch((error: unknown) => error)
  expect(failed).not.toBeInstanceOf(Refused)
})

test('says in the gateway’s words why it refused, and tries again once the account is topped up', async () => {
  answer = { status: 400, body: `Invalid\u0000 sender.${' Words.'.repeat(500)}` }
  const refused = await send('exotel').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(String(refused)).toMatch(/answered 400: Invalid sender\. Words\..{0,500}…$/)
  answer = { status: 402, body: 'No balance' }
  const unpaid = await send('exotel').catch((error: unknown) => error)
  expect(unpaid).not.toBeInstanceOf(Refused)
  expect(String(unpaid)).toContain('answered 402: No balance')
})

test('gives up on what Exotel will never take', async () => {
  answer.status = 400
  await expect(send('exotel')).rejects.toBeInstanceOf(Refused)
})
