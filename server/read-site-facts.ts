/** Gathers the laundry's facts and ways to sign in for every page of the web app. */
import type { FastifyRequest } from 'fastify'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { localBusinessMarkup } from './catalog/catalogue/local-business-markup.ts'
import { demoAccountsToShow } from './demo/demo-accounts-to-show.ts'
import type { Site } from './http/site/web-pages.ts'
import { socialProvidersOf } from './identity/accounts/sign-in/social.ts'
import { offersPasskeys } from './identity/passkeys/relying-party.ts'
import { offersPhoneCodes } from './identity/phone/numbers/offers-phone-codes.ts'
import type { Deps } from './platform/deps.ts'

/** As it was last known; who asks decides whether a demo shows its accounts. */
export async function readSiteFacts(deps: Deps, request: FastifyRequest): Promise<Site> {
  const { config } = deps
  const laundry = deps.laundry(MAIN_BRANCH)
  const settings = await laundry.settings.lastKnown()
  const origin = config.baseUrl
  const { name, phone, email, address, hours } = settings
  const catalogue = await laundry.catalogue.lastKnown()
  const choices = { tax: settings.collectsTax, online: settings.onlinePrice.everywhere }
  const marketing = await laundry.marketing.lastKnown()
  const signIn = {
    providers: socialProvidersOf(config),
    phoneCode: offersPhoneCodes(deps),
    passkey: offersPasskeys(config),
    demo: demoAccountsToShow(deps, request),
  }
  const structuredData = localBusinessMarkup(settings, catalogue, origin)
  const facts = { name, origin, phone, email, address, hours, marketing, choices }
  return { ...facts, signIn, structuredData }
}
