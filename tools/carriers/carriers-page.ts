/** The page of the carriers' stand-ins: what is registered with them, and what they delivered. */
import type { DltGateway } from '#server/testing/stand-ins/dlt-gateway.ts'
import type { WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import type { TakenMessage } from '#server/testing/stand-ins/whatsapp-templates.ts'
import type { TakenMail } from './mailbox.ts'

export interface CarriersView {
  mails: readonly TakenMail[]
  gateway: DltGateway
  cloud: WhatsAppCloud
}

export function carriersPage({ mails, gateway, cloud }: CarriersView): string {
  const { registry, delivered, dropped } = gateway
  const registered = [...registry.templates.values()].at(-1)
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carriers</title>
<style>${STYLE}</style>
<h1>Carriers</h1>
<p>Stand-ins of a mail server, a DLT gateway and WhatsApp. Nothing leaves this machine, and nothing is kept.</p>
<h2>DLT portal</h2>
<form method="post" action="/dlt">
  ${field('Entity ID (any 19 digits)', 'entityId', registered?.entityId)}
  ${field('Header (6 letters)', 'header', registered?.header)}
  ${field('Link to whitelist', 'link', registry.links.at(-1))}
  <label>Text<textarea name="text" rows="3" required></textarea></label>
  <button>Register the text</button>
</form>
${list([...registry.templates].map(([id, { text }]) => escaped(`${id}\n${text}`)))}
<h2>WhatsApp Manager</h2>
<form method="post" action="/whatsapp">
  ${field('Name', 'name')}
  <label>Body<textarea name="body" rows="3" required></textarea></label>
  ${field('Quick replies', 'replies', '0')}
  <label><input type="checkbox" name="hasButton"> It has a button with a link</label>
  <button>Register the template</button>
</form>
${list([...cloud.templates.keys()].map(escaped))}
<h2>A customer’s phone</h2>
<form method="post" action="/write">
  ${field('Phone', 'phone', '+91 98450 00000')}
  ${field('Or a user ID, for a person who hides it', 'userId')}
  ${field('Message', 'text')}
  <button>Write by WhatsApp</button>
</form>
<h3>By WhatsApp</h3>
${list([
  ...cloud.taken.map(
    (message) =>
      `${escaped(`${message.to}\n${message.template}: ${message.values.join(' · ')}`)}${presses(message)}${fates(message.id)}`,
  ),
  ...cloud.texts.map(
    ({ id, to, text, picture }) =>
      `${escaped([to, text, picture && '[Picture]'].filter(Boolean).join('\n'))}${fates(id)}`,
  ),
])}
<h3>Text messages</h3>
${list(delivered.map(({ to, text }) => escaped(`${to}\n${text}`)))}
<h3>Text messages that were dropped, and why</h3>
${list(dropped.map(escaped))}
<h2>Mailbox</h2>
${list(mails.map(({ to, subject, text }) => escaped(`${to.join(', ')}\n${subject}\n\n${text}`)))}
`
}

const STYLE = `
  body { font: 1rem/1.5 system-ui; margin: 1rem auto; max-width: 44rem; padding: 0 1rem; color-scheme: light dark }
  form { display: grid; gap: .5rem } li form { display: inline-flex; margin-inline-end: .5rem }
  input, textarea, button { font: inherit; padding: .5rem } label { display: grid }
  label:has([type=checkbox]) { display: flex; gap: .5rem }
  li { margin: .75rem 0; overflow-wrap: anywhere; white-space: pre-line }`

function field(label: string, name: string, value = ''): string {
  return `<label>${label}<input name="${name}" value="${escaped(value)}"></label>`
}

function list(entries: readonly string[]): string {
  if (entries.length === 0) return '<p>None yet.</p>'
  return `<ul>${entries
    .toReversed()
    .map((entry) => `<li>${entry}</li>`)
    .join('')}</ul>`
}

/** A quick reply's label stands in the approved text, so here each has its number. */
function presses({ to, payloads }: TakenMessage): string {
  const address = to.startsWith('IN.') ? 'userId' : 'phone'
  return payloads
    .map((payload, at) =>
      button('/write', { [address]: to, payload, text: '' }, `Press reply ${at + 1}`),
    )
    .join('')
}

function fates(id: string): string {
  return `\n${button('/fate', { id, status: 'delivered' }, 'Delivered')}${button('/fate', { id, status: 'read' }, 'Read')}`
}

function button(action: string, values: Record<string, string>, label: string): string {
  const hidden = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${action}">${hidden.join('')}<button>${label}</button></form>`
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES])
}
