/** A demo's settings, without its own contacts, GSTIN and figures. */
import type { MarketingNumber } from '#domain/settings/marketing.ts'
import type { SettingsFile } from '../catalog/settings-file/settings-file.ts'
import { DEMO_MARKETING } from './seed/demo-marketing.ts'
import { DEMO_BUSINESS } from './seed/make-demo-rows.ts'

/** Strong login is left out too: a demo has it off. */
export function removeDemoFacts(file: SettingsFile): SettingsFile {
  const { strongSignIn: _, ...settings } = file.settings!
  const { business, tax, marketing } = settings
  const own = Object.entries(business!).filter(
    ([name, value]) => value !== (DEMO_BUSINESS as Record<string, unknown>)[name],
  )
  const { gstin, standing: _standing, ...rates } = tax!
  const numbers = (marketing!['numbers'] as MarketingNumber[]).filter(
    ({ value, label }) =>
      !DEMO_MARKETING.numbers.some((demo) => demo.value === value && demo.label === label),
  )
  return {
    ...file,
    settings: {
      ...settings,
      business: Object.fromEntries(own),
      tax: gstin === DEMO_BUSINESS.gstin ? rates : tax!,
      marketing: { ...marketing, numbers },
    },
  }
}
