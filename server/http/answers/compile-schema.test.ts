import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compile-schema.ts'

const garment = z.object({
  name: z.string(),
  size: z.optional(z.nullable(z.number())),
  care: z._default(z.array(z.union([z.literal('cold'), z.object({ degrees: z.number() })])), []),
})
const schema = z.object({ owner: z.string().check(z.maxLength(5)), garments: z.array(garment) })

describe('a compiled schema', () => {
  it.each([
    ['a whole value', { owner: 'Asha', garments: [{ name: 'Shirt', size: 4, care: ['cold'] }] }],
    ['a value without its optional fields', { owner: 'Asha', garments: [{ name: 'Shirt' }] }],
    [
      'unknown fields, also inside',
      {
        owner: 'Asha',
        secret: 1,
        garments: [{ name: 'Shirt', care: [{ degrees: 30, secret: 2 }] }],
      },
    ],
    ['a missing field', { garments: [] }],
    ['a wrong field inside', { owner: 'Asha', garments: [{ name: 'Shirt', size: 'large' }] }],
    ['a failed check', { owner: 'Asha Rao', garments: [] }],
    ['another kind of value', null],
  ])('answers as its schema does to %s', (_, value) => {
    const compiled = compileSchema(schema)
    for (const [read, readCompiled] of [
      [z.safeParse(schema, value), z.safeParse(compiled, value)],
      [z.safeEncode(schema, value as never), z.safeEncode(compiled, value as never)],
    ] as const) {
      expect(JSON.stringify(readCompiled.data)).toBe(JSON.stringify(read.data))
      expect(readCompiled.error?.issues).toEqual(read.error?.issues)
    }
  })
})
