/** An answer whose JSON is written already, by the schema that the call declares for it. */
import * as z from 'zod/mini'

/** @typeParam T what the text says */
export class WrittenJson<T> {
  declare readonly says?: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** @throws ZodError where `value` is not what the schema declares */
export function writeJson<S extends z.ZodMiniType>(schema: S, value: z.output<S>): string {
  return JSON.stringify(z.encode(schema, value))
}

/** A list of what is written already. */
export function writtenList<T>(texts: readonly string[]): WrittenJson<T[]> {
  return new WrittenJson(`[${texts.join(',')}]`)
}
