/** Registering texts at the stand-ins, as at a DLT portal and in WhatsApp Manager. */
import type { DltRegistry } from '#server/testing/stand-ins/dlt-scrub.ts'
import type { KnownTemplate } from '#server/testing/stand-ins/whatsapp-templates.ts'

/**
 * Approves a text at once, under a template ID of 19 digits.
 * @param form its `entityId`, `header`, `link` (the whitelisted beginning) and `text`
 */
export function registerDltText({ templates, links }: DltRegistry, form: URLSearchParams): void {
  const given = (name: string) => form.get(name)?.trim() ?? ''
  const [entityId, header, link] = [given('entityId'), given('header'), given('link')]
  if (link !== '' && !links.includes(link)) links.push(link)
  const text = given('text').replaceAll('\r\n', '\n')
  if (text === '') return
  const id = `1107${String(templates.size + 1).padStart(15, '0')}`
  templates.set(id, { entityId, header, text, isApproved: true })
}

/** @param form the template's `name`, `body` and number of quick `replies`, and `hasButton` where it has a link */
export function registerWhatsAppTemplate(
  templates: Map<string, KnownTemplate>,
  form: URLSearchParams,
): void {
  const name = form.get('name')?.trim() ?? ''
  if (name === '') return
  templates.set(name, {
    variables: new Set(form.get('body')?.match(/\{\{\d+\}\}/g)).size,
    replies: Number(form.get('replies')),
    hasButton: form.has('hasButton'),
  })
}
