/** Keeps one of the two sentences that the build wrote for a fact of the laundry (web/lib/site-choice.ts). */
import { SITE_CHOICES, type SiteChoices } from '#domain/settings/site-choices.ts'

const CHOICE = new RegExp(`\\{\\{(${SITE_CHOICES.join('|')})\\?([^|}]*)\\|([^}]*)\\}\\}`, 'g')

export function withChoices(page: string, choices: SiteChoices): string {
  return page.replaceAll(CHOICE, (_, choice: keyof SiteChoices, yes: string, no: string) =>
    choices[choice] ? yes : no,
  )
}
