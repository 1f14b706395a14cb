// Owns how one sentence is named before it is worded: the key of an entry in a word file, and its parameters.

/** A sentence, or how it is made of its parameters. */
type Entry = string | ((params: never) => string)

/** Any of the sentences of a word file. */
export type Said<Entries> = {
  [Kind in keyof Entries & string]: SaidOf<Entries, Kind>
}[keyof Entries & string]

/** One sentence of a word file; of an entry that is a mere sentence without parameters. */
export type SaidOf<Entries, Kind extends keyof Entries> = Entries[Kind] extends (
  params: infer Params,
) => string
  ? { readonly kind: Kind; readonly params: Params }
  : { readonly kind: Kind; readonly params?: undefined }

/** Words what was said. @param entries those of one language */
export function wordSaid<Entries extends Record<string, Entry>>(
  entries: Entries,
  { kind, params }: Said<Entries>,
): string {
  const entry = entries[kind] as Entry
  return typeof entry === 'string' ? entry : entry(params as never)
}
