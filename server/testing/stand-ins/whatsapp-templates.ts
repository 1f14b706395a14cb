/** Template messages, as WhatsApp's stand-in judges them. */

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
  /** Of its quick replies. */
  payloads: string[]
}

/** A template that Meta knows, with the number of its body's variables. */
export interface KnownTemplate {
  variables: number
  hasButton: boolean
  /** How many quick replies stand before the button; none where it is left out. */
  replies?: number
  isPaused?: boolean
}

/** A part of a template message: its body, or one of its buttons. */
export interface Component {
  type: string
  sub_type?: string
  index?: string
  parameters: { type: string; text?: string; payload?: string }[]
}

const MOST_PAYLOAD = 256

/** Null where they aren't the template's, each at its place: quick replies, then the link. */
export function buttonsOf(
  components: readonly Component[],
  { hasButton, replies = 0 }: KnownTemplate,
): Pick<TakenMessage, 'buttonEnding' | 'payloads'> | null {
  const of = (kind: string) => components.filter(({ sub_type: each }) => each === kind)
  const [links, quick] = [of('url'), of('quick_reply')]
  const payloads = quick.map(({ parameters: [given] }) => given?.payload ?? '')
  const isAtPlace = [...quick, ...links].every(({ index }, at) => index === String(at))
  const isPayload = (payload: string) => payload !== '' && payload.length <= MOST_PAYLOAD
  if (links.length !== Number(hasButton) || payloads.length !== replies) return null
  if (!isAtPlace || !payloads.every(isPayload)) return null
  return { buttonEnding: links[0]?.parameters[0]?.text ?? null, payloads }
}
