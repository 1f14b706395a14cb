/** Each setting's section, with the schema of the call that changes it. */
import type * as z from 'zod/mini'
import { settingChangeCall } from '#contract/settings/setting-calls.ts'
import { claimsInput } from '#contract/settings/settings-claims.ts'
import { marketingInput } from '#contract/settings/settings-marketing.ts'
import { hoursInput, taxInput } from '#contract/settings/settings.ts'
import { isDeclaredKey, type OwnKey } from '#domain/settings/setting-keys.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import {
  CLAIMS,
  declaredSection,
  HOURS,
  MARKETING,
  type Section,
  TAX,
} from '../settings/sections.ts'

type Fields = Record<string, unknown>

const OWN = {
  hours: [HOURS, hoursInput],
  tax: [TAX, taxInput],
  marketing: [MARKETING, marketingInput],
  claims: [CLAIMS, claimsInput],
} satisfies Record<OwnKey, readonly [unknown, z.ZodMiniType]>

export function sectionOf(key: SettingKey): { section: Section<Fields>; input: z.ZodMiniType } {
  const [section, input] = isDeclaredKey(key)
    ? [declaredSection(key), settingChangeCall(key).body]
    : OWN[key]
  return { section, input }
}
