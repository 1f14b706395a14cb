/** Finishes the built pages: site name, address and hours, search engine data, compressed copies. */
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import type { Marketing } from '#domain/settings/marketing.ts'
import type { SiteChoices } from '#domain/settings/site-choices.ts'
import { escapeHtml } from '../answers/escape-html.ts'
import { fillSiteChoices } from './web-choices.ts'
import { fillOpeningHours } from './web-hours.ts'
import { hasMarketing, fillMarketing } from './web-marketing.ts'
import { fillSignInFacts, type SignInFacts } from './web-sign-in.ts'
import { makeCachedBody, type KeptBody } from '../answers/make-cached-body.ts'
import type { BuiltText, WebBuild } from './web-build.ts'

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
  marketing: Marketing
  choices: SiteChoices
  signIn: SignInFacts
  /** What search engines read about the laundry (schema.org). */
  structuredData: object
}

/** What stands in built pages (web/lib/site.ts). A link to call comes before the number, which is in it. */
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

/** Of so many sites, the pages are kept. */
const SITES = 2

/** Only pages that search engines may find name their own address. */
export function isIndexablePage({ text }: BuiltText): boolean {
  return text.includes('<link rel="canonical"')
}

/**
 * Gives a page of the build as the site is now. Each is made once, and again when the site has changed; a demo
 * has two sites, for it shows its passwords to this machine alone.
 */
export function openPageFiller(build: WebBuild): (address: string, site: Site) => KeptBody | null {
  const madeFor = new Map<string, Map<string, KeptBody>>()
  return (address, site) => {
    const now = JSON.stringify(site)
    const made = madeFor.get(now) ?? new Map<string, KeptBody>()
    const known = made.get(address)
    if (known) return known
    const built = build.texts.get(address)
    if (!built) return null
    const finished = makeCachedBody(written(built, site), built.type, 11)
    made.set(address, finished)
    if (!madeFor.has(now) && madeFor.size === SITES) madeFor.delete(madeFor.keys().next().value!)
    madeFor.set(now, made)
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
  const chosen = fillSiteChoices(text, site.choices)
  const page = fillSignInFacts(
    fillMarketing(fillOpeningHours(chosen, site.hours), site.marketing),
    site.signIn,
  )
  const { structuredData, phone, email, address, marketing, signIn, ...rest } = site
  const facts = {
    ...rest,
    // The others learn of it from the server, for the pages that their readers go to.
    ...(hasMarketing(text) && { marketing }),
    // From each of these one may go on to the login page.
    ...(isIndexablePage(built) && { signIn }),
    phone: phone || UNSET,
    email: email || UNSET,
    address: address || UNSET,
  }
  const data = [`<script type="application/json" id="site">${inScript(facts)}</script>`]
  if (isIndexablePage(built))
    data.push(`<script type="application/ld+json">${inScript(structuredData)}</script>`)
  return page.replace('</head>', () => `${data.join('')}</head>`)
}

/** "<" would let a name end the script. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
