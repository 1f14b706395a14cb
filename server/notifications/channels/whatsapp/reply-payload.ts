/** What a quick reply of WhatsApp carries, signed: a text that anyone could write is no press. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { QUICK_ANSWERS, type QuickAnswer } from '#domain/messages/templates/approved-text.ts'
import type { Config } from '../../../platform/config/config.ts'

type Secret = Pick<Config, 'authSecret'>

export interface QuickReplyPayload {
  answer: QuickAnswer
  /** Our message with the button. */
  messageId: string
  /** What it asks about. */
  asks: string
}

/** WhatsApp takes 256 letters at most; three ids and a signature are half of that. */
export function writeReplyPayload(
  { answer, messageId, asks }: QuickReplyPayload,
  config: Secret,
): string {
  const said = [answer, messageId, asks].join('.')
  return `${said}.${signatureOf(said, config)}`
}

/** @returns null for what wasn't written here */
export function readReplyPayload(payload: string, config: Secret): QuickReplyPayload | null {
  const [given, messageId = '', asks = ''] = payload.split('.')
  const answer = QUICK_ANSWERS.find((each) => each === given)
  if (!answer) return null
  const reply = { answer, messageId, asks }
  const [one, other] = [Buffer.from(payload), Buffer.from(writeReplyPayload(reply, config))]
  return one.length === other.length && timingSafeEqual(one, other) ? reply : null
}

function signatureOf(said: string, { authSecret }: Secret): string {
  return createHmac('sha256', authSecret).update(`quick reply ${said}`).digest('base64url')
}
