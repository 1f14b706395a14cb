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
    response.writeHead(answer.status).end(answer.body)
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

test('gives up on what Exotel will never take', async () => {
  answer.status = 400
  await expect(send('exotel')).rejects.toBeInstanceOf(Refused)
})
