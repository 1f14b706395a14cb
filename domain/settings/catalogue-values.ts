/** Settings in customers' catalogue: names, types and values of its answer, and their reading by customers' pages. */
import type { CatalogueItem } from '../catalogue/catalogue.ts'
import { CATALOGUE_SETTINGS, type CatalogueSetting } from './catalogue-settings.ts'
import { initialFieldValue, storedFieldName, fieldFromWire, fieldToWire } from './field-values.ts'
import type { FieldsOf, KeptValues, WireValues } from './setting-keys.ts'
import type { Field } from './setting-kinds.ts'

type Settings = typeof CATALOGUE_SETTINGS
export type CatalogueKey = keyof Settings
type NamesOf<K extends CatalogueKey> = Settings[K]['inCatalogue']

/** A name in the answer: its setting, and the field or fields that stand there. */
type Entries = {
  [K in CatalogueKey]: {
    [N in keyof NamesOf<K>]: { key: K; name: N; of: NamesOf<K>[N] }
  }[keyof NamesOf<K>]
}
type Entry = Entries[CatalogueKey]

type AnswerOf<K extends CatalogueKey, Of> = Of extends readonly (keyof WireValues<K>)[]
  ? Pick<WireValues<K>, Of[number]>
  : Of extends keyof WireValues<K>
    ? WireValues<K>[Of]
    : never

/** Of fields that are left out of the answer where there is none. */
type IsOptional<E extends Entry> = E['of'] extends keyof FieldsOf<E['key']>
  ? FieldsOf<E['key']>[E['of']] extends { none: unknown }
    ? true
    : false
  : false

/** The settings in the answer of `GET /api/catalogue`. */
export type CatalogueAnswer = {
  [E in Entry as IsOptional<E> extends true ? never : E['name']]: AnswerOf<E['key'], E['of']>
} & {
  [E in Entry as IsOptional<E> extends true ? E['name'] : never]?: AnswerOf<E['key'], E['of']>
}

type FieldsIn<Of> = Of extends readonly (infer F)[] ? F : Of

/** What customers' pages know of settings, as the product reckons with them. */
export type CatalogueValues = {
  readonly [K in CatalogueKey]: KeptValues<
    K,
    Extract<FieldsIn<NamesOf<K>[keyof NamesOf<K>]>, keyof FieldsOf<K>>
  >
}

/** What can be ordered and what it costs: the items that staff offer now, and the settings that customers read. */
export interface Catalogue {
  items: readonly CatalogueItem[]
  settings: CatalogueValues
}

/** What a new laundry starts with; pages show it until the server has answered. */
export const INITIAL_SETTINGS = Object.fromEntries(
  Object.entries<CatalogueSetting>(CATALOGUE_SETTINGS).map(([key, { fields }]) => [
    key,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        storedFieldName(name, field),
        initialFieldValue(field),
      ]),
    ),
  ]),
) as unknown as CatalogueValues

/** Each name in the answer, with the fields of the setting and those that stand there. */
export const CATALOGUE_NAMES = Object.entries<CatalogueSetting>(CATALOGUE_SETTINGS).flatMap(
  ([key, { inCatalogue, fields }]) =>
    Object.entries(inCatalogue).map(([name, of]) => ({
      key: key as CatalogueKey,
      name,
      of,
      fields,
    })),
)

/** The value that is left out of customers' catalogue; undefined where every value is answered. */
export function emptyValueOfField(field: Field): unknown {
  return 'none' in field ? field.none : undefined
}

export function settingsToCatalogue(settings: CatalogueValues): CatalogueAnswer {
  const answered = CATALOGUE_NAMES.flatMap(({ key, name, of, fields }) => {
    const values = settings[key] as Readonly<Record<string, unknown>>
    const valueOf = (field: string) =>
      fieldToWire(fields[field]!, values[storedFieldName(field, fields[field]!)])
    if (typeof of !== 'string') return [[name, Object.fromEntries(of.map((f) => [f, valueOf(f)]))]]
    const value = valueOf(of)
    return isNone(fields[of]!, value) ? [] : [[name, value]]
  })
  return Object.fromEntries(answered) as CatalogueAnswer
}

function isNone(field: Field, value: unknown): boolean {
  const none = emptyValueOfField(field)
  return none !== undefined && JSON.stringify(value) === JSON.stringify(none)
}

export function settingsFromCatalogue(answer: CatalogueAnswer): CatalogueValues {
  const given = answer as Readonly<Record<string, unknown>>
  const values: Record<string, Record<string, unknown>> = {}
  for (const { key, name, of, fields } of CATALOGUE_NAMES) {
    const among = typeof of === 'string' ? { [of]: given[name] } : (given[name] as object)
    const kept = [of].flat().map((field) => {
      const value = (among as Record<string, unknown>)[field] ?? emptyValueOfField(fields[field]!)
      return [storedFieldName(field, fields[field]!), fieldFromWire(fields[field]!, value)] as const
    })
    values[key] = { ...values[key], ...Object.fromEntries(kept) }
  }
  return values as unknown as CatalogueValues
}
