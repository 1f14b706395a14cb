/** Hostile inputs of a call: a valid one from its schema, with each part corrupted in turn. */
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { seededRandom, type Random } from '../demo/seed/random.ts'

type Schema = z.core.$ZodType
type Path = readonly (string | number)[]

/** What the database, JSON in it or a log can't hold; every text is tried with some of these, in turn. */
export const UNSTORABLE_TEXTS = ['\u0000', 'tok\u0000en', '\ud800', 'half \udc00 pair', '\u001b[2J']

const TEXTS = [
  '',
  ' ',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(30),
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-7000-8000-000000000000',
  '+275760-09-13',
  '0000-01-01',
  '2025-02-30',
  '\u202e',
  '\u2028=1+1',
  '\u0085',
  '%00',
  '%',
  '\\',
  '💧'.repeat(60),
  '{"a":1}',
  'x'.repeat(6000),
]
const NUMBERS = [-1, -0, 0, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const OTHERS: unknown[] = [null, true, [], {}, ['x'], [[['x']]], { a: { b: {} } }, nested(500)]

/** Values of which a schema takes one, tried in this order. */
const CANDIDATES: unknown[] = [
  'Asha Rao',
  '01941f29-7c00-7000-8000-000000000000',
  'asha.fuzz@example.com',
  '9845000000',
  '2025-06-19',
  '9-11 AM',
  'tok_sim_ok',
  '4242',
  '2030',
  '12',
  'Asia/Kolkata',
  'washed-by-8am',
  '560001',
  '998821',
  'Correct-Horse-7-Staple',
  'ready',
  1,
  5,
  0,
  60,
  1000,
  true,
  false,
]

/**
 * A value that a schema takes, as far as one can be read off it: rules between fields may still refuse it.
 * @returns undefined where nothing fits
 */
export function sampleOfSchema(schema: Schema): unknown {
  const def = definitionOf(schema)
  if (def.innerType) return sampleOfSchema(def.innerType)
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([name, field]) => [name, sampleOfSchema(field)]),
    )
  if (def.type === 'array') {
    const one = sampleOfSchema(def.element!)
    return [
      [one],
      Array.from({ length: 5 }, () => one),
      Array.from({ length: 7 }, () => one),
      [],
    ].find((list) => safeParse(schema, list).success)
  }
  if (def.type === 'enum') return Object.values(def.entries!)[0]
  if (def.type === 'literal') return def.values![0]
  if (def.type === 'union') return sampleOfSchema(def.options!.at(-1)!)
  return CANDIDATES.find((value) => safeParse(schema, value).success)
}

/** `value` with one part of it replaced, for every part, by some of what may go wrong with it. */
export function* replaceEachPart(value: unknown, random: Random, each = 2): Generator<unknown> {
  let turn = random.int(0, UNSTORABLE_TEXTS.length - 1)
  for (const path of pathsIn(value)) {
    for (let i = 0; i < each; i += 1, turn += 1)
      yield replaced(value, path, UNSTORABLE_TEXTS[turn % UNSTORABLE_TEXTS.length])
    for (let i = 0; i < each; i += 1)
      yield replaced(value, path, random.pick([...TEXTS, ...NUMBERS, ...OTHERS]))
  }
}

/** Texts for addresses, each as it stands between two slashes or behind an equals sign. */
export function hostileAddressParts(random: Random, each = 3): string[] {
  const raw = ['%00', 'a%00b', '%ED%A0%80', '%E0%A4%A', '%1B', '%C2%85', '%2e%2e%2f']
  const turn = random.int(0, raw.length - 1)
  const texts = Array.from({ length: each }, () => encodeURIComponent(random.pick(TEXTS)))
  return [...[...raw, ...raw].slice(turn, turn + each), ...texts.filter((text) => text !== '')]
}

/** A generator of chance that is the same on every run. */
export const randomFromSeed = (seed: number): Random => seededRandom(seed)

/** Every text of an input schema that has no bound of its length, as a path of names. */
export function unboundedTexts(schema: Schema, path = ''): string[] {
  const def = definitionOf(schema)
  if (def.innerType) return unboundedTexts(def.innerType, path)
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
      unboundedTexts(field, `${path}.${name}`),
    )
  if (def.type === 'array') return unboundedTexts(def.element!, `${path}[]`)
  if (def.type === 'union') return def.options!.flatMap((option) => unboundedTexts(option, path))
  if (def.type !== 'string') return []
  const { bag } = schema._zod
  const isBound =
    bag.maximum !== undefined || bag.format !== undefined || bag.patterns !== undefined
  return isBound || !safeParse(schema, 'x'.repeat(20_000)).success ? [] : [path]
}

interface Definition {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  options?: readonly Schema[]
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  // What holds for the first of a list holds for the others.
  const parts = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  return [path, ...parts.flatMap(([name, part]) => pathsIn(part, [...path, name]))]
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return by
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as object) }
  copy[name] = replaced(copy[name], rest, by)
  return copy
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i += 1) value = { a: value }
  return value
}
