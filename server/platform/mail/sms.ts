/** Sends text messages: through an HTTP gateway where configured, otherwise as .txt files in the outbox. */
import type { Config } from '../config/config.ts'
import { countSegments } from '#domain/messages/templates/segments.ts'
import { fillFields, type Values } from './gateways/preset.ts'
import { GATEWAY_PRESETS } from './gateways/presets.ts'
import { writeToOutbox } from './outbox-folder.ts'
import { Refused } from './refused.ts'

/** What Indian operators look a text up by. */
export interface DltIds {
  entityId: string
  header: string
  templateId: string
}

export interface TextMessage {
  /** Stays the same when the same message is tried again; a gateway may use it to send once. */
  id: string
  /** A phone number as its owner wrote it. */
  to: string
  text: string
  /** Of a text that leaves as operators approved it. */
  dlt?: DltIds | undefined
}

export interface Sms {
  /** @throws Refused when the gateway will never take it; any other error is worth another try */
  send(message: TextMessage): Promise<void>
}

const TIMEOUT_MS = 15_000

/** Characters of a gateway's own words. */
const MOST_SAID = 200

/** Answers that say "not now" rather than "never". */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

/**
 * Without a preset (SMS_GATEWAY) the gateway is any address that takes `POST {"id","from","to","text"}` as JSON with
 * `Authorization: Bearer <SMS_TOKEN>` and answers 2xx once it has taken the message over. `to` holds
 * digits only, with a `+` before them where the number was written so; `id` names the message, so
 * that a gateway asked twice can send once. A text that leaves as operators approved it has `entityId` and `templateId`,
 * and its header in `from`. 4xx means never (but 401, 403, 408, 425, 429), the rest later.
 */
export function openSmsSender(config: Pick<Config, 'sms' | 'dataDir'>): Sms {
  const gateway = config.sms
  if (!gateway)
    return {
      send: ({ id, to, text }) =>
        writeToOutbox(config.dataDir, `${id}.txt`, `To: ${dialableNumber(to)}\n\n${text}\n`),
    }
  return {
    async send({ id, to, text, dlt }) {
      const preset = GATEWAY_PRESETS[gateway.preset ?? 'generic']
      const values = valuesOf({ id, to, text, dlt }, gateway)
      const fields = fillFields(preset.fields, values)
      const isForm = preset.encoding === 'form'
      const answer = await fetch(gateway.url, {
        method: 'POST',
        headers: {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          ...fillFields(preset.headers, values),
        },
        body: isForm
          ? new URLSearchParams(fields as Record<string, string>)
          : JSON.stringify(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body = preset.taken && answer.ok ? await answer.text() : ''
      if (!answer.bodyUsed) await answer.body?.cancel()
      if (answer.ok && (!preset.taken || preset.taken.test(body))) return
      if (answer.ok) throw new Error(`The SMS gateway answered: ${body.slice(0, MOST_SAID)}`)
      const said = `The SMS gateway answered ${answer.status}.`
      const isFinal = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)
      throw isFinal ? new Refused(said) : new Error(said)
    },
  }
}

function valuesOf(
  { id, to, text, dlt }: TextMessage,
  { token, from }: NonNullable<Config['sms']>,
): Values {
  const dialable = dialableNumber(to)
  const digits = dialable.replace('+', '').replace(/^0*(?=\d{10}$)/, '')
  const isUnicode = countSegments(text).alphabet === 'unicode'
  const [user, ...password] = token?.split(':') ?? []
  return {
    id,
    to: dialable,
    digits: digits.length === 10 ? `91${digits}` : digits,
    local: digits.replace(/^91(?=\d{10}$)/, ''),
    text,
    unicode: isUnicode ? '1' : '0',
    textType: isUnicode ? 'Unicode_text' : 'TEXT',
    header: dlt?.header ?? from,
    entityId: dlt?.entityId,
    templateId: dlt?.templateId,
    token: token || undefined,
    user,
    password: token && password.join(':'),
    basic: token && Buffer.from(token).toString('base64'),
  }
}

/** A number without what people put between its digits. */
export function dialableNumber(number: string): string {
  return number.replaceAll(/[^\d+]/g, '')
}
