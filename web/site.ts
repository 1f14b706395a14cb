// What this site is called, where it stands and how the laundry is reached: the server writes it into every page.

/**
 * Stand in pages as they are built; the server puts the laundry's own in their place
 * (server/http/web-pages.ts). The telephone number is one, so that links can be made of it.
 */
const PLACEHOLDER = {
  name: '{{site name}}',
  origin: 'https://site.invalid',
  phone: '+000000000000000',
  email: 'site@site.invalid',
  address: '{{site address}}',
}

type Site = typeof PLACEHOLDER

/** Where nothing has been written: in development. */
const UNWRITTEN: Site = {
  name: 'Washline',
  origin: 'http://localhost',
  phone: '',
  email: '',
  address: '',
}

/** As the page was written, for its first rendering. What is not set is a space without width there. */
export const SITE: Site = import.meta.env.DEV
  ? UNWRITTEN
  : typeof document === 'undefined'
    ? PLACEHOLDER
    : { ...UNWRITTEN, ...written(document) }

/** The same with nothing where nothing is set. */
export const KNOWN_SITE = Object.fromEntries(
  Object.entries(SITE).map(([name, value]) => [name, value.replace('\u200b', '')]),
) as Site

function written(page: Document): Partial<Site> {
  const text = page.querySelector('script#site')?.textContent
  return text ? (JSON.parse(text) as Site) : {}
}
