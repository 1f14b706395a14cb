/** Picks one of a built page's two sentences for a fact of the laundry (web/lib/site-choice.ts). */
import { SITE_CHOICES, type SiteChoices } from '#domain/settings/site-choices.ts'

const CHOICE = new RegExp(`\\{\\{(${SITE_CHOICES.join('|')})\\?([^|}]*)\\|([^}]*)\\}\\}`, 'g')

export function withChoices(page: string, choices: SiteChoices): string {
  return page.replaceAll(CHOICE, (_, choice: keyof SiteChoices, yes: string, no: string) =>
    choices[choice] ? yes : no,
  )
}
