/** Finishes the built pages: the site's name and address, what search engines read, compressed copies. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, type BuiltText, type WebBuild } from './web-build.ts'

/** What the operator and staff decide about every page. */
export interface Site {
  name: string
  /** The public address, without a slash at the end. */
  origin: string
  /** What search engines read about the laundry (schema.org). */
  structuredData: object
}

export interface FinishedText {
  body: Buffer
  type: string
  etag: string
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>
}

/** Written by web/site.ts. */
const NAME = '{{site name}}'
const ORIGIN = 'https://site.invalid'

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

function written(built: BuiltText, { name, origin, structuredData }: Site): string {
  const isPage = built.type.startsWith('text/html')
  const escaped = isPage ? escapeHtml(name) : JSON.stringify(name).slice(1, -1)
  const text = built.text.replaceAll(NAME, () => escaped).replaceAll(ORIGIN, () => origin)
  if (!isForSearch(built)) return text
  // "<" would let a name end the script.
  const data = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  return text.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`)
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
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
