// Title and description of a page, in one form for tabs, search engines and shared links.
import { SITE } from './site.ts'

type Tag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }

/**
 * Takes the screen's own title and, for pages that search engines may find, one sentence about it;
 * gives route meta. "Login" becomes "Login · Washline".
 */
export function pageTitle(title: string, description?: string): Tag[] {
  const whole = `${title} · ${SITE.name}`
  if (!description) return [{ title: whole }, { name: 'robots', content: 'noindex' }]
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
  ]
}
