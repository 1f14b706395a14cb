// A sentence before it is worded: the key of a word file's entry, and its parameters.

/** Words, or how they are made of parameters. */
type Entry<Result> = Result | ((params: never) => Result)

/** Any of the entries of a word file. */
export type Said<Entries> = {
  [Kind in keyof Entries & string]: SaidOf<Entries, Kind>
}[keyof Entries & string]

/** One entry of a word file; of one that is mere words without parameters. */
export type SaidOf<Entries, Kind extends keyof Entries> = Entries[Kind] extends (
  params: infer Params,
) => unknown
  ? { readonly kind: Kind; readonly params: Params }
  : { readonly kind: Kind; readonly params?: undefined }

/** Words what was said. @param entries those of one language */
export function wordEntry<Result, Entries extends Record<string, Entry<Result>>>(
  entries: Entries,
  { kind, params }: Said<Entries>,
): Result {
  const entry = entries[kind] as Entry<Result>
  return typeof entry === 'function' ? (entry as (params: unknown) => Result)(params) : entry
}
