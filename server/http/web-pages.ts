/** Finishes the built pages: the site's name, address and hours, what search engines read, compressed copies. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BusinessHours } from '#domain/business-hours.ts'
import { withHours } from './web-hours.ts'
import { etagOf, type BuiltText, type WebBuild } from './web-build.ts'

/** What the operator and staff decide about every page. */
export interface Site {
  name: string
  /** The public address, without a slash at the end. */
  origin: string
  /** Empty where staff have not filled it in. */
  phone: string
  email: string
  address: string
  hours: BusinessHours
  /** What search engines read about the laundry (schema.org). */
  structuredData: object
}

export interface FinishedText {
  body: Buffer
  type: string
  etag: string
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>
}

/** What stands in built pages (web/site.ts). A link to call comes before the number, which is in it. */
const PLACEHOLDERS: [placeholder: string, of: (site: Site) => string][] = [
  ['{{site name}}', ({ name }) => name],
  ['https://site.invalid', ({ origin }) => origin],
  ['tel:+000000000000000', ({ phone }) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`],
  ['+000000000000000', ({ phone }) => phone || UNSET],
  ['site@site.invalid', ({ email }) => email || UNSET],
  ['{{site address}}', ({ address }) => address || UNSET],
]

/** A space without width: the browser begins from the page as it was written, with something in each place. */
const UNSET = '\u200b'

/** Only pages that search engines may find name their own address. */
export function isForSearch({ text }: BuiltText): boolean {
  return text.includes('<link rel="canonical"')
}

/** Gives a page of the build as the site is now. Each is made once, and again when the site has changed. */
export function finishPages(build: WebBuild): (address: string, site: Site) => FinishedText | null {
  let madeFor = ''
  let made = new Map<string, FinishedText>()
  return (address, site) => {
    const now = JSON.stringify(site)
    if (now !== madeFor) {
      madeFor = now
      made = new Map()
    }
    const known = made.get(address)
    if (known) return known
    const built = build.texts.get(address)
    if (!built) return null
    const finished = withCopies(Buffer.from(written(built, site)), built.type)
    made.set(address, finished)
    return finished
  }
}

function written(built: BuiltText, site: Site): string {
  const isPage = built.type.startsWith('text/html')
  const escape = isPage ? escapeHtml : (text: string) => JSON.stringify(text).slice(1, -1)
  const text = PLACEHOLDERS.reduce(
    (before, [placeholder, of]) => before.replaceAll(placeholder, () => escape(of(site))),
    built.text,
  )
  if (!isPage) return text
  const page = withHours(text, site.hours)
  const { structuredData, phone, email, address, ...rest } = site
  const facts = {
    ...rest,
    phone: phone || UNSET,
    email: email || UNSET,
    address: address || UNSET,
  }
  const data = [`<script type="application/json" id="site">${inScript(facts)}</script>`]
  if (isForSearch(built))
    data.push(`<script type="application/ld+json">${inScript(structuredData)}</script>`)
  return page.replace('</head>', () => `${data.join('')}</head>`)
}

/** "<" would let a name end the script. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function withCopies(body: Buffer, type: string): FinishedText {
  const copies = new Map<string, Promise<Buffer>>()
  return {
    body,
    type,
    etag: etagOf(body),
    compressed(encoding) {
      const copy = copies.get(encoding) ?? COMPRESS[encoding](body)
      copies.set(encoding, copy)
      return copy
    },
  }
}

/** One step below the build's level, which would take a second for a long page. */
const COMPRESS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
