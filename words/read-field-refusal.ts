// Lookup of the `fieldRefusals` entry behind a sentence. Schemas hold English sentences, so that a form carries only
// those of its own fields; rewording one needs its kind.
import { fieldNames as english, fieldRefusals } from './en/base/field-refusals.ts'
import type { AnyLanguage } from './any-language.ts'
import { type Said, wordEntry } from './said.ts'

type FieldRefusal = Said<AnyLanguage<typeof fieldRefusals>>
type Kind = keyof typeof fieldRefusals

const MARK = '\u0000'

/** An entry with each parameter's name, between marks, where the parameter stands. */
function withNames(entry: (params: never) => string): string {
  const params = new Proxy({}, { get: (_, name) => `${MARK}${String(name)}${MARK}` })
  return entry(params as never)
}

const fixed = new Map<string, Kind>()
const made: { kind: Kind; pattern: RegExp; letters: number }[] = []
for (const [kind, entry] of Object.entries(fieldRefusals) as [Kind, string | (() => string)][]) {
  if (typeof entry === 'string') {
    fixed.set(entry, kind)
    continue
  }
  // Letters at even places, names of parameters at odd ones.
  const parts = withNames(entry).split(MARK)
  const source = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length
  made.push({ kind, pattern: new RegExp(`^${source.join('')}$`, 'su'), letters })
}
// "… can be at most 80 characters long." is also "… can be at most ….": what says more was meant.
made.sort((one, other) => other.letters - one.letters)

const nameOf = new Map(Object.entries(english).map(([name, text]) => [text, name]))

/**
 * What a sentence of a schema says, to be worded in the language whose names of fields are given; null where
 * no entry makes that sentence.
 */
export function readFieldRefusal(
  sentence: string,
  { fieldNames }: { readonly fieldNames: Readonly<Record<string, string>> },
): FieldRefusal | null {
  const kind = fixed.get(sentence)
  if (kind !== undefined) return { kind } as FieldRefusal
  for (const { kind: candidate, pattern } of made) {
    const groups = pattern.exec(sentence)?.groups
    if (groups === undefined) continue
    const params = Object.entries(groups).map(([param, text]) => [
      param,
      param === 'name' ? (fieldNames[nameOf.get(text) ?? ''] ?? text) : valueIn(text),
    ])
    return { kind: candidate, params: Object.fromEntries(params) } as FieldRefusal
  }
  return null
}

/** What a schema says of a field in another language; a sentence that no entry makes stays as it is. */
export function wordFieldRefusal(
  sentence: string,
  words: {
    readonly fieldNames: Readonly<Record<string, string>>
    readonly failures: AnyLanguage<typeof fieldRefusals>
  },
): string {
  const said = readFieldRefusal(sentence, words)
  return said === null ? sentence : wordEntry(words.failures, said)
}

/** A number stands in a sentence as people write it: 1,00,000. */
function valueIn(text: string): string | number {
  return /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : text
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
