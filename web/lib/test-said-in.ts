// Extracts the words of a screen rendered to HTML, for tests.

/** What people see and hear of it; dates are written by Intl and are left out. */
export function textsOfHtml(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)]
  const texts = html.replaceAll(/<time.*?<\/time>/g, '').matchAll(/>([^<]+)</g)
  return [...attributes, ...texts].map(([, text]) => text!.replaceAll(/&#?\w+;/g, ''))
}
