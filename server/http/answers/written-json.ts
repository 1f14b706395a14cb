/** An answer with JSON already serialised by its call's schema. */
import * as z from 'zod/mini'
import { compileSchema } from './compile-schema.ts'
import type { WrittenBody } from './make-cached-body.ts'

/** @typeParam T what the body says */
export class WrittenJson<T> {
  declare readonly says?: T
  readonly body: WrittenBody

  constructor(body: WrittenBody) {
    this.body = body
  }
}

/** @throws ZodError where `value` is not what the schema declares */
export function toJson<S extends z.ZodMiniType>(schema: S, value: z.output<S>): string {
  return JSON.stringify(z.encode(compileSchema(schema), value))
}
