// Type of a declared setting's words: for the console, refusals and the audit log.
import type { AloneKey, DeclaredKey, FieldsOf, WireValues } from '#domain/settings/setting-keys.ts'
import type { SHOWN } from '#domain/settings/settings.ts'

export type FieldWords<Value> = {
  label: string
  /** What a refusal calls it, where that is not its label. */
  name?: string
  hint?: string
  /** What is said where it is neither yes nor no, none of its choices, or of another form. */
  refusal?: string
  /** Its choices; of single services also what one without its own reads, and what is said where one is missing. */
  choices?: Readonly<Record<string, string>>
  none?: string
  incomplete?: string
  /** How the audit log names it, and how it writes its values where that is not plain. */
  audit: string | readonly [label: string, write: (value: Value) => string]
}

type ChoicesOf<C> = {
  refusal: string
  choices: C extends string ? Readonly<Record<C, string>> : never
}

/** What fields of some kinds need beside. */
type NeededBy<F> = F extends { kind: 'choice'; of: readonly (infer C)[] }
  ? ChoicesOf<C>
  : F extends { kind: 'choice-by-service'; of: readonly (infer C)[] }
    ? ChoicesOf<C> & { none: string; incomplete: string }
    : F extends { form: object }
      ? { refusal: string }
      : {}

type WordsOf<K extends DeclaredKey> = {
  title: string
  intro: string
  /** What is said once it is saved. */
  done: string
  /** How the audit log names it. */
  audit: string
  fields: { [F in keyof FieldsOf<K>]: FieldWords<WireValues<K>[F]> & NeededBy<FieldsOf<K>[F]> }
} & (K extends AloneKey ? { loading: string; failed: string } : {})

type Tab = keyof typeof SHOWN

/** The words of the declared settings on one tab of the console. */
export type WordsOnTab<T extends Tab> = {
  readonly [K in Extract<(typeof SHOWN)[T][number], DeclaredKey>]: WordsOf<K>
}
