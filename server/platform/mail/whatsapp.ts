/** Sends WhatsApp messages through Meta's Cloud API. */
import * as z from 'zod/mini'
import { internationalDigits } from '#domain/accounts/phone.ts'
import {
  isPassing,
  whatsAppProblemOf,
  type WhatsAppProblem,
} from '#domain/messages/whatsapp-problems.ts'
import { isWhatsAppUserId } from '#domain/messages/whatsapp-people.ts'
import type { Config } from '../config/config.ts'
import { parseJson } from './parse-json.ts'
import { Refused } from './refused.ts'
import { isUnanswered } from './unanswered.ts'

interface Addressed {
  /** Comes back with each notice about the message. */
  id: string
  /** A phone number as its owner wrote it, or WhatsApp's id of a person. */
  to: string
}

export interface TemplateMessage extends Addressed {
  template: string
  language: string
  /** The values of the body's variables, in their order. */
  values: readonly string[]
  /** What the button's address ends with; null where the template has no button. */
  buttonEnding: string | null
  /** What each quick reply carries, in their order; they stand before the button. */
  payloads: readonly string[]
}

/** An answer in free words, within a day of the person's last message. */
export interface TextMessage extends Addressed {
  text: string
}

/** A picture in place of free words, which stand below it. */
export interface PictureMessage extends Addressed {
  /** WhatsApp's id of the uploaded file. */
  mediaId: string
  /** At most `CAPTION_LENGTH` letters; empty for none. */
  caption: string
}

/** Meta's limit. */
export const CAPTION_LENGTH = 1024

export interface WhatsApp {
  /**
   * @returns WhatsApp's name for the message
   * @throws WhatsAppError; any other error where WhatsApp couldn't be asked
   */
  sendTemplate(message: TemplateMessage): Promise<string>
  /** Returns and throws as `sendTemplate` does. */
  sendText(message: TextMessage): Promise<string>
  /** Returns and throws as `sendTemplate` does. */
  sendPicture(message: PictureMessage): Promise<string>
  /**
   * Uploads a JPEG file of at most 5 MB, for a message to name.
   * @returns the id that WhatsApp gave it
   * @throws as `sendTemplate` does
   */
  uploadPicture(jpeg: Uint8Array): Promise<string>
  /**
   * A file that a person sent.
   * @returns its bytes, or why there are none: WhatsApp has it no longer, or it has more than `maxBytes`
   * @throws Error where WhatsApp couldn't be asked
   */
  readMedia(id: string, maxBytes: number): Promise<Uint8Array | 'gone' | 'too_large'>
}

/** What WhatsApp answered instead of taking a message. */
export class WhatsAppError extends Error {
  /** Null for one that isn't known. */
  readonly problem: WhatsAppProblem | null
  readonly code: number
  /** Whether another try of the same message is worth it. */
  readonly isPassing: boolean

  constructor(code: number, said: string, isBusy: boolean) {
    super(said)
    this.code = code
    this.problem = whatsAppProblemOf(code) ?? (isBusy ? 'away' : null)
    this.isPassing = isBusy || (this.problem !== null && isPassing(this.problem))
  }
}

/** WhatsApp got a message and said nothing, so it may have left. */
export class WhatsAppUnanswered extends Error {}

const TIMEOUT_MS = 15_000

const uploaded = z.object({ id: z.string().check(z.minLength(1)) })
const taken = z.object({ messages: z.array(z.object({ id: z.string() })) })
const refusal = z.object({
  error: z.object({
    code: z.number(),
    message: z.optional(z.string()),
    error_data: z.optional(z.object({ details: z.optional(z.string()) })),
  }),
})

/** Where WhatsApp asks to wait, it isn't asked again before that. */
export function openWhatsAppSender({ whatsApp }: Pick<Config, 'whatsApp'>): WhatsApp {
  if (!whatsApp) {
    const refuse = () => Promise.reject(new Refused('WhatsApp is not set up.'))
    return {
      sendTemplate: refuse,
      sendText: refuse,
      sendPicture: refuse,
      uploadPicture: refuse,
      readMedia: refuse,
    }
  }
  const { apiUrl, numberId, token } = whatsApp
  let waitsUntil = 0
  async function post(path: string, body: BodyInit, headers = {}): Promise<unknown> {
    if (performance.now() < waitsUntil) throw new WhatsAppError(TOO_FAST, 'Asked to wait.', true)
    const answer = await fetch(`${apiUrl}/${numberId}/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const said = parseJson(await answer.text())
    if (answer.ok) return said
    const isBusy = answer.status === 429 || answer.status >= 500
    if (isBusy) waitsUntil = performance.now() + waitOf(answer)
    throw errorOf(said, answer.status, isBusy)
  }
  async function send(request: object): Promise<string> {
    const type = { 'content-type': 'application/json' }
    const answer = await post('messages', JSON.stringify(request), type).catch((error: unknown) => {
      throw isUnanswered(error)
        ? new WhatsAppUnanswered('WhatsApp did not answer.', { cause: error })
        : error
    })
    return taken.parse(answer).messages[0]!.id
  }
  return {
    sendTemplate: (message) => send(templateRequest(message)),
    sendText: (message) => send(textRequest(message)),
    sendPicture: (message) => send(pictureRequest(message)),
    async uploadPicture(jpeg) {
      const form = new FormData()
      form.append('messaging_product', 'whatsapp')
      form.append('file', new Blob([Buffer.from(jpeg)], { type: 'image/jpeg' }), 'picture.jpg')
      return uploaded.parse(await post('media', form)).id
    },
    async readMedia(id, maxBytes) {
      const place = await ask(`${apiUrl}/${encodeURIComponent(id)}`, token)
      if (!place) return 'gone'
      const found = media.safeParse(parseJson(await place.text()))
      if (!found.success) return 'gone'
      const { url, file_size: size = 0 } = found.data
      if (size > maxBytes) return 'too_large'
      // Meta keeps files on another host, as safe as the one that names it.
      if (new URL(url).protocol !== new URL(apiUrl).protocol) return 'gone'
      const file = await ask(url, token)
      return file ? readUpTo(file, maxBytes) : 'gone'
    },
  }
}

const media = z.object({ url: z.url(), file_size: z.optional(z.coerce.number()) })

/** Null for what isn't there. */
async function ask(url: string, token: string): Promise<Response | null> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.ok) return answer
  await answer.body?.cancel()
  if (answer.status === 429 || answer.status === 401 || answer.status >= 500)
    throw new Error(`WhatsApp answered ${answer.status}.`)
  return null
}

async function readUpTo(file: Response, maxBytes: number): Promise<Uint8Array | 'too_large'> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of file.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Meta's code for an account that asks too often. */
const TOO_FAST = 130_429

/** Seconds that a busy service may ask for; more than that is tried all the same. */
const LONGEST_WAIT_SECONDS = 3600

function waitOf(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000 : 0
}

function errorOf(said: unknown, status: number, isBusy: boolean): WhatsAppError {
  const read = refusal.safeParse(said)
  if (!read.success) return new WhatsAppError(status, `The answer was ${status}.`, isBusy)
  const { code, message, error_data: data } = read.data.error
  return new WhatsAppError(code, data?.details ?? message ?? '', isBusy)
}

function templateRequest(message: TemplateMessage) {
  const { template, language, values, buttonEnding, payloads } = message
  const text = (value: string) => ({ type: 'text', text: value })
  return {
    ...addressed(message),
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [
        ...(values.length > 0 ? [{ type: 'body', parameters: values.map(text) }] : []),
        ...payloads.map((payload, at) => {
          const parameters = [{ type: 'payload', payload }]
          return { type: 'button', sub_type: 'quick_reply', index: String(at), parameters }
        }),
        ...(buttonEnding === null ? [] : [urlButton(payloads.length, buttonEnding)]),
      ],
    },
  }
}

function textRequest(message: TextMessage) {
  return {
    ...addressed(message),
    type: 'text',
    text: { body: message.text, preview_url: false },
  }
}

function pictureRequest(message: PictureMessage) {
  const { mediaId, caption } = message
  return {
    ...addressed(message),
    type: 'image',
    image: { id: mediaId, ...(caption !== '' && { caption }) },
  }
}

/** WhatsApp takes an id in the field of a number, and delivers nothing. */
function addressed({ id, to }: Addressed) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(isWhatsAppUserId(to) ? { recipient: to } : { to: internationalDigits(to) }),
    biz_opaque_callback_data: id,
  }
}

/** @param at its place among the template's buttons */
function urlButton(at: number, ending: string) {
  const parameters = [{ type: 'text', text: ending }]
  return { type: 'button', sub_type: 'url', index: String(at), parameters }
}
