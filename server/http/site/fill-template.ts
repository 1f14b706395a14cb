/** Fills in the placeholders of a built page. */
import { escapeHtml } from '../answers/escape-html.ts'

/**
 * In one pass, so that a text which looks like a mark stays as it was written.
 * @param texts by their marks, such as "{{name}}"; a mark without one stays
 */
export function fillTemplate(template: string, texts: Record<string, string>): string {
  return template.replaceAll(/\{\{[^}]*\}\}/g, (mark) => escapeHtml(texts[mark] ?? mark))
}
