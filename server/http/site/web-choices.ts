/** Picks the sentence of a built page that fits the laundry's settings, where it holds two (web/lib/site-choice.ts). */
import { SITE_CHOICES, type SiteChoices } from '#domain/settings/site-choices.ts'

const CHOICE = new RegExp(`\\{\\{(${SITE_CHOICES.join('|')})\\?([^|}]*)\\|([^}]*)\\}\\}`, 'g')

export function fillSiteChoices(page: string, choices: SiteChoices): string {
  return page.replaceAll(CHOICE, (_, choice: keyof SiteChoices, yes: string, no: string) =>
    choices[choice] ? yes : no,
  )
}
