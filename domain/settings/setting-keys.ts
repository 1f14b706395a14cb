/** Keys of settings and the type of each, derived from their declarations. */
import type { Field, KeptValueOf, Setting, ValueOf } from './setting-kinds.ts'
import { SETTINGS, type SettingKey } from './settings.ts'

type Settings = typeof SETTINGS

/** Settings whose fields are declared. */
export type DeclaredKey = {
  [K in SettingKey]: Settings[K]['fields'] extends 'own' ? never : K
}[SettingKey]

/** Settings with code of their own for their fields. */
export type OwnKey = Exclude<SettingKey, DeclaredKey>

/** Declared ones that are read alone. */
export type AloneKey = {
  [K in DeclaredKey]: Settings[K] extends { reading: string } ? K : never
}[DeclaredKey]

/** Declared ones that are read with all settings. */
export type TogetherKey = {
  [K in DeclaredKey]: Settings[K] extends { reading: string | null } ? never : K
}[DeclaredKey]

export type FieldsOf<K extends DeclaredKey> = Settings[K]['fields']

/** The values of a setting by field, as calls have them: sums in rupees. */
export type WireValues<K extends DeclaredKey> = {
  -readonly [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends Field ? ValueOf<FieldsOf<K>[F]> : never
}

/** Some fields of a setting, as the product reckons with them: sums in paise, in names that say so. */
export type KeptValues<K extends DeclaredKey, Some extends keyof FieldsOf<K>> = {
  readonly [
    F in Some as FieldsOf<K>[F] extends { kind: 'money' } ? `${F & string}Paise` : F
  ]: FieldsOf<K>[F] extends Field ? KeptValueOf<FieldsOf<K>[F]> : never
}

/** What all declared settings hold. */
export type SettingValues = {
  readonly [K in DeclaredKey]: KeptValues<K, keyof FieldsOf<K>>
}

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

export function isDeclaredKey(key: SettingKey): key is DeclaredKey {
  return SETTINGS[key].fields !== 'own'
}

export const DECLARED_KEYS = SETTING_KEYS.filter(isDeclaredKey)
export const ALONE_KEYS = DECLARED_KEYS.filter(isReadAlone)
export const TOGETHER_KEYS = DECLARED_KEYS.filter(isReadTogether)

export function isReadTogether(key: DeclaredKey): key is TogetherKey {
  return settingOf(key).reading === undefined
}

export function isReadAlone<K extends DeclaredKey>(key: K): key is K & AloneKey {
  return typeof settingOf(key).reading === 'string'
}

/** A setting without its literal types. */
export function settingOf(key: SettingKey): Setting {
  return SETTINGS[key]
}

export function fieldsOf(key: DeclaredKey): readonly (readonly [name: string, field: Field])[] {
  return Object.entries<Field>(SETTINGS[key].fields)
}
