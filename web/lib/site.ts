// Site facts that the server writes into every page: name, address, contact, hours, sign-in methods and marketing
// content.
import type { SocialProvider } from '#contract/accounts/accounts.ts'
import { DEFAULT_BUSINESS_HOURS, type OpenOrClosed } from '#domain/slots/business-hours.ts'
import { NO_MARKETING } from '#domain/settings/marketing.ts'
import type { SiteChoices } from '#domain/settings/site-choices.ts'

/**
 * Stand in pages as they are built, in no browser’s script; the server puts the laundry's own in their place
 * (server/http/site/web-pages.ts). The telephone number is one, so that links can be made of it.
 */
const placeholder = () => ({
  name: '{{site name}}',
  origin: 'https://site.invalid',
  phone: '+000000000000000',
  email: 'site@site.invalid',
  address: '{{site address}}',
  // From 12:01 am to 12:02 am every day: nobody is open then.
  hours: Array<OpenOrClosed>(7).fill({ opensMinutes: 1, closesMinutes: 2 }),
  // All that there can be: the server takes away what isn't offered (server/http/site/web-sign-in.ts).
  signIn: {
    providers: [] as SocialProvider[],
    phoneCode: true,
    passkey: true,
    demo: (['customer', 'admin'] as const).map((role) => ({
      role,
      email: `{{${role} email}}`,
      password: `{{${role} password}}`,
    })),
  },
  // Pages are built with both sentences (web/lib/site-choice.ts).
  choices: { tax: false, online: false } as SiteChoices,
  // One of each kind: the server repeats it (server/http/site/web-marketing.ts).
  marketing: {
    numbers: [{ value: '{{number}}', label: '{{label}}' }],
    testimonials: [1, 2, 3, 4, 5].flatMap((rating) =>
      ['', '{{plan}}'].map((plan) => ({
        name: '{{name}}',
        plan,
        rating,
        comment: `{{said with ${rating} stars}}`,
      })),
    ),
  },
})

type Written = ReturnType<typeof placeholder>
/** Pages of single screens don't say how one signs in. */
type Site = Omit<Written, 'signIn'> & Partial<Pick<Written, 'signIn'>>

/** Where nothing has been written: in development. */
const UNWRITTEN: Site = {
  name: 'Washline',
  origin: 'http://localhost',
  phone: '',
  email: '',
  address: '',
  hours: [...DEFAULT_BUSINESS_HOURS],
  marketing: NO_MARKETING,
  choices: { tax: true, online: false },
}

/** As the page was written, for its first rendering. What is not set is a space without width there. */
export const SITE: Site = import.meta.env.DEV
  ? UNWRITTEN
  : import.meta.env.SSR
    ? placeholder()
    : { ...UNWRITTEN, ...written(document) }

/** The same with nothing where nothing is set. */
export const KNOWN_SITE: Site = {
  ...SITE,
  phone: known(SITE.phone),
  email: known(SITE.email),
  address: known(SITE.address),
}

function known(text: string): string {
  return text.replace('\u200b', '')
}

function written(page: Document): Partial<Site> {
  const text = page.querySelector('script#site')?.textContent
  return text ? (JSON.parse(text) as Site) : {}
}
