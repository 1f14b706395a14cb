/** A stand-in for WhatsApp's Cloud API over HTTP: it takes messages as Meta does, and sends signed notices. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isWhatsAppUserId, whatsAppWindowEnd } from '#domain/messages/whatsapp-people.ts'
import type { WhatsAppKeys } from '../../platform/config/service-keys.ts'
import { listenLocally } from '../local-servers.ts'
import {
  buttonsOf,
  type Component,
  type KnownTemplate,
  type TakenMessage,
} from './whatsapp-templates.ts'
import { fileAt, takeUpload } from './whatsapp-media.ts'
import { inboundValue, noteWriter, type PersonsMessage } from './whatsapp-people.ts'

/** An answer in free words that it took, delivered or not. */
export interface TakenText {
  callbackData: string
  id: string
  /** A number's digits, or a person's id. */
  to: string
  text: string
  /** The file of a picture, which has its words below it. */
  picture?: Uint8Array
  /** Why it won't be delivered: Meta's code; null where it will. */
  code: number | null
}

/** What a notice says of a message, as Meta's reference of statuses has it. */
export interface StatusNotice {
  message: TakenMessage | TakenText
  status: 'sent' | 'delivered' | 'read' | 'failed' | 'deleted'
  at: Date
  /** Meta's code of a failure. */
  code?: number
  /** Whether the recipient hides the number, so that a user id stands for it. */
  isNameless?: boolean
}

export interface WhatsAppCloud {
  /** The settings of the laundry that has this number. */
  keys: WhatsAppKeys
  taken: TakenMessage[]
  texts: TakenText[]
  /** When each number or id last wrote: free words reach them within a day of it. */
  wrote: Map<string, Date>
  /** How many free answers were sent this month; those beyond 1,000 reach no one without a payment method. */
  freeAnswers: number
  hasPaymentMethod: boolean
  /** The time by which windows close. */
  clock: () => Date
  /** Files that people sent, by Meta's ids. */
  media: Map<string, Uint8Array>
  /** Files that the laundry uploaded, by Meta's ids. */
  uploads: Map<string, Uint8Array>
  /** By their names; what else is sent is refused. */
  templates: Map<string, KnownTemplate>
  /** Answered to the next requests, whatever they are: a status with Meta's code and how many seconds to wait. */
  answers: { status: number; code?: number; retryAfter?: number }[]
  /** Whether it takes what it is asked, and the line breaks before its answer. */
  losesAnswers: boolean
  /** Meta's code of a template message that it refuses, by the sender's name for it; null where it takes it. */
  refuses: (callbackData: string) => number | null
  /** How many requests came, taken or not. */
  asked: number
  /**
   * Posts notices to the webhook of a laundry, all in one request.
   * @param secret another than the app's, for notices that Meta didn't send
   * @returns the status of the laundry's answer
   */
  report(address: string, notices: readonly StatusNotice[], secret?: string): Promise<number>
  /**
   * Posts messages of people to the webhook of a laundry, all in one request.
   * @returns the status of the laundry's answer
   */
  write(address: string, messages: readonly PersonsMessage[], secret?: string): Promise<number>
  close(): void
}

const NUMBER_ID = '106540352242922'

/** @param at its port; one that the system chooses if left out */
export async function openWhatsAppCloud(at?: number): Promise<WhatsAppCloud> {
  const keys: WhatsAppKeys = {
    numberId: NUMBER_ID,
    token: 'a-token-of-the-laundry',
    appSecret: 'the-secret-of-the-app',
    verifyToken: 'shown-once',
    apiUrl: '',
  }
  const cloud: Omit<WhatsAppCloud, 'close'> = {
    keys,
    taken: [],
    texts: [],
    wrote: new Map(),
    freeAnswers: 0,
    hasPaymentMethod: true,
    clock: () => new Date(),
    media: new Map(),
    uploads: new Map(),
    templates: new Map(),
    answers: [],
    losesAnswers: false,
    refuses: () => null,
    asked: 0,
    report: (address, notices, secret = keys.appSecret) =>
      post(address, secret, { statuses: notices.map(statusOf) }),
    async write(address, messages, secret = keys.appSecret) {
      for (const message of messages) noteWriter(cloud.wrote, message)
      return post(address, secret, inboundValue(messages))
    },
  }
  const server = createServer((request, response) => {
    cloud.asked += 1
    void buffer(request).then((given) => answer(request, given, response))
  })
  async function answer(
    request: IncomingMessage,
    given: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const forced = cloud.answers.shift()
    const file = forced ? undefined : fileAt(cloud, request)
    if (file instanceof Uint8Array) return void response.writeHead(200).end(file)
    const { status, body } = forced
      ? refusal(forced.status, forced.code ?? 131_000)
      : (file ??
        (await takeUpload(cloud, request, given)) ??
        judge(cloud, request.url ?? '', request.headers.authorization, given.toString()))
    if (cloud.losesAnswers) return void request.socket.destroy()
    const wait = forced?.retryAfter
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(wait !== undefined && { 'retry-after': String(wait) }),
      })
      .end(JSON.stringify(body))
  }
  const port = await listenLocally(server, at)
  keys.apiUrl = `http://127.0.0.1:${port}/v24.0`
  return Object.assign(cloud, {
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

/** Sends what happened to one number, signed as Meta does. */
async function post(address: string, secret: string, value: object): Promise<number> {
  const body = JSON.stringify(envelopeOf(value))
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const answer = await fetch(`${address}/api/messages/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
    },
    body,
  })
  await answer.body?.cancel()
  return answer.status
}

interface Request {
  messaging_product: string
  to?: string
  recipient?: string
  type: string
  text?: { body: string }
  image?: { id: string; caption?: string }
  template: { name: string; language: { code: string }; components: Component[] }
  biz_opaque_callback_data: string
}

function judge(
  cloud: Omit<WhatsAppCloud, 'close'>,
  path: string,
  authorization: string | undefined,
  given: string,
): { status: number; body: unknown } {
  const { keys, templates, taken } = cloud
  if (authorization !== `Bearer ${keys.token}`) return refusal(401, 190)
  if (path !== `/v24.0/${keys.numberId}/messages`) return refusal(400, 33)
  const request = JSON.parse(given) as Request
  if (request.messaging_product !== 'whatsapp') return refusal(400, 100)
  const to = request.to ?? request.recipient ?? ''
  const isNumber = /^[1-9]\d{6,14}$/.test(request.to ?? '')
  if (!isNumber && !isWhatsAppUserId(request.recipient ?? '')) return refusal(400, 131_009)
  const id = `wamid.${Buffer.from(`${to} ${taken.length} ${cloud.texts.length}`).toString('base64')}`
  const callbackData = request.biz_opaque_callback_data
  if (request.type === 'text') {
    const text = request.text?.body ?? ''
    if (text === '' || text.length > 4096) return refusal(400, 100)
    cloud.texts.push({ callbackData, id, to, text, code: codeOfText(cloud, to) })
    return accepted(to, id)
  }
  if (request.type === 'image') {
    const { id: mediaId = '', caption: text = '' } = request.image ?? {}
    const picture = cloud.uploads.get(mediaId)
    if (!picture || text.length > 1024) return refusal(400, 100)
    cloud.texts.push({ callbackData, id, to, text, picture, code: codeOfText(cloud, to) })
    return accepted(to, id)
  }
  if (request.type !== 'template') return refusal(400, 100)
  const { name, language, components } = request.template
  const known = templates.get(name)
  if (!known) return refusal(404, 132_001)
  if (known.isPaused) return refusal(400, 132_015)
  const values =
    components.find(({ type }) => type === 'body')?.parameters.map((each) => each.text ?? '') ?? []
  const buttons = buttonsOf(components, known)
  if (values.length !== known.variables || buttons === null) return refusal(400, 132_000)
  if (values.some((value) => value === '' || /[\n\t]| {5}/.test(value)))
    return refusal(400, 132_018)
  const code = cloud.refuses(callbackData)
  if (code !== null) return refusal(400, code)
  taken.push({
    callbackData,
    id,
    to,
    template: name,
    language: language.code,
    values,
    ...buttons,
  })
  return accepted(to, id)
}

/** Free answers a month that Meta sends without charge. */
const FREE_ANSWERS = 1000

/** Why free words won't reach a person, which Meta says later; null where they will. */
function codeOfText(cloud: Omit<WhatsAppCloud, 'close'>, to: string): number | null {
  cloud.freeAnswers += 1
  const wrote = cloud.wrote.get(to)
  if (!wrote || cloud.clock() >= whatsAppWindowEnd(wrote)) return 131_047
  return cloud.freeAnswers > FREE_ANSWERS && !cloud.hasPaymentMethod ? 131_042 : null
}

function accepted(to: string, id: string) {
  const contact = isWhatsAppUserId(to) ? { input: to, user_id: to } : { input: to, wa_id: to }
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [contact],
      messages: [{ id, message_status: 'accepted' }],
    },
  }
}

function refusal(status: number, code: number) {
  const message = `(#${code}) What Meta says about the error`
  return { status, body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'AbC' } } }
}

function envelopeOf(value: object) {
  const metadata = { display_phone_number: '918045678900', phone_number_id: NUMBER_ID }
  const change = {
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata, ...value },
  }
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  }
}

function statusOf({ message, status, at, code, isNameless = false }: StatusNotice) {
  return {
    id: message.id,
    status,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    ...(isNameless
      ? { recipient_user_id: 'IN.13491208655302741918' }
      : { recipient_id: message.to }),
    biz_opaque_callback_data: message.callbackData,
    pricing: { billable: true, pricing_model: 'PMP', category: 'utility' },
    ...(code !== undefined && {
      errors: [
        { code, title: 'Message undeliverable', error_data: { details: 'Details of Meta' } },
      ],
    }),
  }
}
