import { beforeAll, expect, it } from 'vitest'
import { fieldRefusals } from '#words/en/base/field-refusals.ts'
import { readFieldRefusal } from '#words/read-field-refusal.ts'
import { wordEntry } from '#words/said.ts'
import { pseudoLanguage } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { allRoutes } from '../capabilities.ts'
import { testProduct } from '../testing/test-product.ts'

const sentences = new Set<string>()

beforeAll(async () => {
  const product = await testProduct()
  for (const { call } of await allRoutes(product.deps)) {
    for (const schema of [call.params, call.query, call.headers, call.body]) collect(schema)
    if (call.file) sentences.add(call.file.tooLarge)
  }
})

/** Every sentence that a schema, what it is made of and its checks say. */
function collect(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const def = defOf(value)
  if (def === null) {
    for (const part of Object.values(value)) collect(part, seen)
    return
  }
  const said: unknown = typeof def.error === 'function' ? def.error({ input: undefined }) : null
  if (typeof said === 'string') sentences.add(said)
  for (const part of Object.values(def)) collect(part, seen)
}

function defOf(value: object): Record<string, unknown> | null {
  return '_zod' in value ? (value._zod as { def: Record<string, unknown> }).def : null
}

it('has an entry in a word file for everything the contract says of a field', () => {
  expect(sentences.size).toBeGreaterThan(200)
  const worded = [...sentences].map((sentence) => {
    const said = readFieldRefusal(sentence, english)
    return said && wordEntry(fieldRefusals, said)
  })
  expect(worded).toEqual([...sentences])
})

it('translates field refusals, including the field’s name', () => {
  const pseudo = pseudoLanguage(english)
  const left = [...sentences].filter((sentence) => {
    const said = readFieldRefusal(sentence, pseudo)
    return said === null || /[a-z]/i.test(wordEntry(pseudo.failures, said))
  })
  expect(left).toEqual([])
  expect(
    readFieldRefusal('Pickup address is required.', {
      fieldNames: { ...english.fieldNames, pickupAddress: 'पता' },
    }),
  ).toEqual({ kind: 'fieldNeeded', params: { name: 'पता' } })
})

it('finds no two entries with the same text, or with the kind of another failure', () => {
  const fixed = Object.values(fieldRefusals).filter((entry) => typeof entry === 'string')
  expect(fixed.length).toBe(new Set(fixed).size)
  for (const [kind, entry] of Object.entries(fieldRefusals))
    expect(english.failures[kind as keyof typeof fieldRefusals]).toBe(entry)
  const names = Object.values(english.fieldNames)
  expect(names.length).toBe(new Set(names).size)
})
