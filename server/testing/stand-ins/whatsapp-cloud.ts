/** A stand-in for WhatsApp's Cloud API over HTTP: it takes templates as Meta does, and sends signed notices. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { WhatsAppKeys } from '../../platform/config/service-keys.ts'
import { listenLocally } from '../local-servers.ts'

/** A message that it took. */
export interface TakenMessage {
  /** The sender's own name for it, repeated in notices. */
  callbackData: string
  /** WhatsApp's. */
  id: string
  to: string
  template: string
  language: string
  values: string[]
  buttonEnding: string | null
}

/** A template that Meta knows, with the number of its body's variables. */
export interface KnownTemplate {
  variables: number
  hasButton: boolean
  isPaused?: boolean
}

/** What a notice says of a message, as Meta's reference of statuses has it. */
export interface StatusNotice {
  message: TakenMessage
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
  /** By their names; what else is sent is refused. */
  templates: Map<string, KnownTemplate>
  /** Answered to the next requests, whatever they are: a status with Meta's code and how many seconds to wait. */
  answers: { status: number; code?: number; retryAfter?: number }[]
  /** How many requests came, taken or not. */
  asked: number
  /**
   * Posts notices to the webhook of a laundry, all in one request.
   * @param secret another than the app's, for notices that Meta didn't send
   * @returns the status of the laundry's answer
   */
  report(address: string, notices: readonly StatusNotice[], secret?: string): Promise<number>
  close(): void
}

const NUMBER_ID = '106540352242922'

export async function openWhatsAppCloud(): Promise<WhatsAppCloud> {
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
    templates: new Map(),
    answers: [],
    asked: 0,
    async report(address, notices, secret = keys.appSecret) {
      const body = JSON.stringify(envelopeOf(notices))
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
    },
  }
  const server = createServer((request, response) => {
    cloud.asked += 1
    void text(request).then((given) => answer(request, given, response))
  })
  function answer(request: IncomingMessage, given: string, response: ServerResponse): void {
    const forced = cloud.answers.shift()
    const { status, body } = forced
      ? refusal(forced.status, forced.code ?? 131_000)
      : judge(cloud, request.url ?? '', request.headers.authorization, given)
    const wait = forced?.retryAfter
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(wait !== undefined && { 'retry-after': String(wait) }),
      })
      .end(JSON.stringify(body))
  }
  const port = await listenLocally(server)
  keys.apiUrl = `http://127.0.0.1:${port}/v24.0`
  return Object.assign(cloud, {
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

interface Component {
  type: string
  sub_type?: string
  parameters: { type: string; text: string }[]
}

interface Request {
  messaging_product: string
  to: string
  type: string
  template: { name: string; language: { code: string }; components: Component[] }
  biz_opaque_callback_data: string
}

function judge(
  { keys, templates, taken }: Pick<WhatsAppCloud, 'keys' | 'templates' | 'taken'>,
  path: string,
  authorization: string | undefined,
  given: string,
): { status: number; body: unknown } {
  if (authorization !== `Bearer ${keys.token}`) return refusal(401, 190)
  if (path !== `/v24.0/${keys.numberId}/messages`) return refusal(400, 33)
  const request = JSON.parse(given) as Request
  const { name, language, components } = request.template
  if (request.messaging_product !== 'whatsapp' || request.type !== 'template')
    return refusal(400, 100)
  if (!/^[1-9]\d{6,14}$/.test(request.to)) return refusal(400, 131_009)
  const known = templates.get(name)
  if (!known) return refusal(404, 132_001)
  if (known.isPaused) return refusal(400, 132_015)
  const textsOf = (type: string) =>
    components.find((each) => each.type === type)?.parameters.map(({ text: value }) => value) ?? []
  const values = textsOf('body')
  const [buttonEnding = null] = textsOf('button')
  if (values.length !== known.variables || (buttonEnding !== null) !== known.hasButton)
    return refusal(400, 132_000)
  if (values.some((value) => value === '' || /[\n\t]| {5}/.test(value)))
    return refusal(400, 132_018)
  const id = `wamid.${Buffer.from(`${request.to} ${taken.length}`).toString('base64')}`
  taken.push({
    callbackData: request.biz_opaque_callback_data,
    id,
    to: request.to,
    template: name,
    language: language.code,
    values,
    buttonEnding,
  })
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: request.to, wa_id: request.to }],
      messages: [{ id, message_status: 'accepted' }],
    },
  }
}

function refusal(status: number, code: number) {
  const message = `(#${code}) What Meta says about the error`
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'AbC' }
  return { status, body: { error } }
}

function envelopeOf(notices: readonly StatusNotice[]) {
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '918045678900', phone_number_id: NUMBER_ID },
              statuses: notices.map(statusOf),
            },
          },
        ],
      },
    ],
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
