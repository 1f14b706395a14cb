// What this site is called and where it stands on the web: both are the operator's, so the server writes them.

/** Written into pages when they are built; the server puts the site's own name and address in their place. */
const PLACEHOLDER = {
  name: import.meta.env.DEV ? 'Washline' : '{{site name}}',
  origin: 'https://site.invalid',
}

/** The site's name and its public address without a slash at the end, the same for server and browser. */
export const SITE = typeof document === 'undefined' ? PLACEHOLDER : written(document)

function written(page: Document): typeof PLACEHOLDER {
  const name = contentOf(page, 'og:site_name')
  const picture = contentOf(page, 'og:image')
  return {
    name: name || 'Washline',
    origin: URL.parse(picture)?.origin ?? page.location.origin,
  }
}

function contentOf(page: Document, property: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
}
