/** Sends text messages: through an HTTP gateway where configured, otherwise as .txt files in the outbox. */
import type { Config } from '../config/config.ts'
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { countSegments } from '#domain/messages/templates/segments.ts'
import { fillFields, type GatewayPreset, type Values } from './gateways/preset.ts'
import { GATEWAY_PRESETS } from './gateways/presets.ts'
import { writeToOutbox } from './outbox-folder.ts'
import { quoteCarrier } from './quote-carrier.ts'
import { Refused } from './refused.ts'
import { isUnanswered } from './unanswered.ts'

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

/** Why a text message won't leave, or isn't sent again, for a reason of ours. */
export class SmsRefused extends Refused {
  /** `unanswered`: the gateway got it and said nothing, so it may have left. */
  readonly problem: 'numberAbroad' | 'unanswered'

  constructor(problem: SmsRefused['problem'], cause?: unknown) {
    super(SAID[problem], { cause })
    this.problem = problem
  }
}

/** The gateway takes nothing from this account for now; the message is worth another try. */
export class SmsAccountProblem extends Error {
  readonly problem: 'accessRefused' | 'creditMissing'

  constructor(problem: SmsAccountProblem['problem'], said: string) {
    super(said)
    this.problem = problem
  }
}

const SAID: Readonly<Record<SmsRefused['problem'], string>> = {
  numberAbroad: 'The SMS gateway sends to Indian mobile numbers only.',
  unanswered: 'The SMS gateway didn’t answer, so the text may or may not have been sent.',
}

const TIMEOUT_MS = 15_000

/** Letters that are read of an answer. */
const MOST_READ = 2000

/** Answers that say "not now" rather than "never", such as 402: an operator tops the account up. */
const PASSING: ReadonlySet<number> = new Set([401, 402, 403, 408, 425, 429])

/** Those of them that are about the account. */
const ACCOUNT_PROBLEMS: ReadonlyMap<number, SmsAccountProblem['problem']> = new Map([
  [401, 'accessRefused'],
  [402, 'creditMissing'],
  [403, 'accessRefused'],
])

/**
 * Without a preset (SMS_GATEWAY) the gateway is any address that takes `POST {"id","from","to","text"}` as JSON with
 * `Authorization: Bearer <SMS_TOKEN>` and answers 2xx once it has taken the message over. `to` holds
 * digits only, with a `+` before them where the number was written so; `id` names the message, so
 * that a gateway asked twice can send once. A text that leaves as operators approved it has `entityId` and `templateId`,
 * and its header in `from`. 4xx means never (but 401, 402, 403, 408, 425, 429), the rest later.
 */
export function openSmsSender(config: Pick<Config, 'sms' | 'dataDir'>): Sms {
  const gateway = config.sms
  if (!gateway)
    return {
      send: ({ id, to, text }) =>
        writeToOutbox(config.dataDir, `${id}.txt`, `To: ${dialableNumber(to)}\n\n${text}\n`),
    }
  return {
    async send(message) {
      const { preset: name = 'generic', url } = gateway
      // Only a gateway of this form looks at the id, and takes numbers abroad.
      const isGeneric = name === 'generic'
      if (!isGeneric && normalizeIndianMobile(message.to) === null)
        throw new SmsRefused('numberAbroad')
      const preset = GATEWAY_PRESETS[name]
      const { isOk, status, body } = await askGateway(
        url,
        preset,
        valuesOf(message, gateway),
      ).catch((error: unknown) => {
        throw isGeneric || !isUnanswered(error) ? error : new SmsRefused('unanswered', error)
      })
      if (isOk && (!preset.taken || preset.taken.test(body))) return
      const words = quoteCarrier(body)
      if (isOk) throw new Error(`The SMS gateway answered: ${words}`)
      const said = `The SMS gateway answered ${words ? `${status}: ${words}` : `${status}.`}`
      const accountProblem = ACCOUNT_PROBLEMS.get(status)
      if (accountProblem) throw new SmsAccountProblem(accountProblem, said)
      const isFinal = status >= 400 && status < 500 && !PASSING.has(status)
      throw isFinal ? new Refused(said) : new Error(said)
    },
  }
}

async function askGateway(url: string, preset: GatewayPreset, values: Values) {
  const fields = fillFields(preset.fields, values)
  const isForm = preset.encoding === 'form'
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...fillFields(preset.headers, values),
    },
    body: isForm ? new URLSearchParams(fields as Record<string, string>) : JSON.stringify(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { ok: isOk, status } = answer
  if (isOk && !preset.taken) {
    await answer.body?.cancel()
    return { isOk, status, body: '' }
  }
  const body = await readBeginning(answer).catch((error: unknown) => {
    if (isOk) throw error
    return ''
  })
  return { isOk, status, body }
}

async function readBeginning({ body }: Response): Promise<string> {
  let text = ''
  // Leaving the loop ends the connection.
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length >= MOST_READ) break
  }
  return text.slice(0, MOST_READ)
}

function valuesOf(
  { id, to, text, dlt }: TextMessage,
  { token, from }: NonNullable<Config['sms']>,
): Values {
  // Every preset but the generic one takes Indian mobile numbers alone.
  const digits = normalizeIndianMobile(to)?.slice(1)
  const isUnicode = countSegments(text).alphabet === 'unicode'
  const [user, ...password] = token?.split(':') ?? []
  return {
    id,
    to: dialableNumber(to),
    digits,
    local: digits?.slice(2),
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
