/** Preset of an SMS gateway: how a message is written for it, and what its answer says. */

export type Fields = { readonly [name: string]: string | Fields | readonly (string | Fields)[] }

/** What is sent; a value that is missing leaves out the field or header with its name. */
export type Values = Readonly<Record<string, string | undefined>>

export interface GatewayPreset {
  encoding: 'json' | 'form'
  /**
   * With `{name}` for what is sent: `id`, `to` as its owner wrote it, an Indian mobile's `digits` with the country's 91 and `local` with ten
   * digits, `text`, `unicode` (1 or 0), `textType` (TEXT or Unicode_text), `header`, `entityId`, `templateId`, `token`, its parts before and behind the
   * first colon, `user` and `password`, and `basic`, the token in base64.
   */
  headers: Readonly<Record<string, string>>
  fields: Fields
  /** How the answer reads once the message is taken, where its status alone doesn't say so. */
  taken?: RegExp
}

/** Writes what is sent into a preset's fields or headers. */
export function fillFields<F extends Fields>(fields: F, values: Values): F {
  const filled = Object.entries(fields).map(([name, value]) => [name, fillValue(value, values)])
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as F
}

function fillValue(value: Fields[string], values: Values): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value)) return value.map((each: Fields[string]) => fillValue(each, values))
  return fillFields(value as Fields, values)
}

function fillText(text: string, values: Values): string | undefined {
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
  if (names.some((name) => values[name] === undefined)) return undefined
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
}
