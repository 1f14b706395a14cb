// Sentences that depend on a fact of the laundry. A built page holds both versions; the server keeps the true one
// (server/http/site/web-choices.ts).
import type { SiteChoice } from '#domain/settings/site-choices.ts'
import { useBusiness } from './business.ts'
import { SITE } from './site.ts'

type Say = (choice: SiteChoice, yes: string, no: string) => string

const BUILT: Say = (choice, yes, no) => `{{${choice}?${yes}|${no}}}`
const isBuild = import.meta.env.SSR && !import.meta.env.DEV

/** Says one of two sentences by what the laundry has set, as far as the browser knows. */
export function useSiteChoice(): Say {
  const { choices } = useBusiness()
  return isBuild ? BUILT : (choice, yes, no) => (choices[choice] ? yes : no)
}

/** The same outside components, as the page was written. */
export const writtenChoice: Say = isBuild
  ? BUILT
  : (choice, yes, no) => (SITE.choices[choice] ? yes : no)
