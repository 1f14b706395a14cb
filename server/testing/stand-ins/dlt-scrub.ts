/** Stand-in for an operator's scrubbing: it lets through what is registered, and nothing else. */

export interface RegisteredTemplate {
  entityId: string
  header: string
  /** As a DLT portal has it: `Order {#alphanumeric#} is on its way.` */
  text: string
  isApproved: boolean
}

export interface DltRegistry {
  templates: Map<string, RegisteredTemplate>
  /** Beginnings of links, up to and with the “?”. */
  links: string[]
}

export interface ScrubbedMessage {
  entityId?: string | undefined
  header?: string | undefined
  templateId?: string | undefined
  to: string
  text: string
}

/** What stands for each tag of the Direction, before its value is looked at. */
const TAG = /\{#(numeric|alphanumeric|url|urlott|cbn|email)#\}/g

/** @returns why an operator would drop the message; null where it is delivered */
export function scrub({ templates, links }: DltRegistry, message: ScrubbedMessage): string | null {
  const { entityId, header, templateId, to, text } = message
  if (!entityId || !header || !templateId) return 'entity, header or template missing'
  const template = templates.get(templateId)
  if (!template) return 'template unknown'
  if (template.entityId !== entityId) return 'entity mismatch'
  if (template.header !== header) return 'header mismatch'
  if (!template.isApproved) return 'template inactive'
  if (!/^(\+?91)?[6-9]\d{9}$/.test(to)) return 'number abroad or fixed'
  const tags = Array.from(template.text.matchAll(TAG), ([, tag]) => tag!)
  const parts = template.text.split(TAG).filter((_, at) => at % 2 === 0)
  const found = new RegExp(`^${parts.map(escaped).join('([^]*?)')}$`).exec(text)
  if (!found) return 'text mismatch'
  const wrong = found.slice(1).find((value, at) => !isAllowed(tags[at]!, value, links))
  return wrong === undefined ? null : `variable refused: ${wrong}`
}

function isAllowed(tag: string, value: string, links: readonly string[]): boolean {
  if (tag === 'numeric' || tag === 'cbn') return /^\d+$/.test(value)
  if (tag === 'email') return /^\S+@\S+\.\S+$/.test(value)
  if (tag !== 'alphanumeric') return links.some((link) => value.startsWith(link))
  return value.trim() !== '' && Array.from(value).length <= 40 && !/:\/\/|www\./i.test(value)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
