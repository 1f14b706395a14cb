/** The contract's schemas as the named components of an OpenAPI document. */
import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface NamedSchemas {
  /** A reference to a schema as callers send it. */
  sent(schema: z.core.$ZodType): JsonSchema
  /** A reference to a schema as the server answers it. */
  answered(schema: z.core.$ZodType): JsonSchema
  /** Each parameter of an object as callers send it, in place. */
  parameters(schema: z.core.$ZodType): { name: string; required: boolean; schema: JsonSchema }[]
  /** Every component that was referred to, by name. */
  components(): Record<string, JsonSchema>
}

const AT = '#/components/schemas/'

/**
 * @param names every schema that is to be a component; one that is sent otherwise than it is answered
 * is two, the sent one's name ending in `Input`
 */
export function nameSchemas(names: ReadonlyMap<z.core.$ZodType, string>): NamedSchemas {
  const [sent, answered] = (['input', 'output'] as const).map((io) => jsonOf(names, io)) as [
    Schemas,
    Schemas,
  ]
  const differing = new Set(Object.keys(sent).filter((name) => !isSame(sent[name], answered[name])))
  // What refers to a schema that is two is two itself.
  for (let before = -1; before !== differing.size;) {
    before = differing.size
    for (const [name, schema] of Object.entries(sent))
      if (namesIn(schema).some((inner) => differing.has(inner))) differing.add(name)
  }
  const inputName = (name: string) =>
    differing.has(name) && !name.endsWith('Input') ? `${name}Input` : name
  const all: Schemas = { ...answered }
  for (const name of differing) {
    const own = inputName(name)
    if (own !== name && own in all) throw new Error(`The contract has two schemas named ${own}.`)
    all[own] = renamed(sent[name]!, inputName)
  }

  const used = new Set<string>()
  const refer = (name: string): JsonSchema => {
    const waiting = [name]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (used.has(next)) continue
      used.add(next)
      waiting.push(...namesIn(all[next]!))
    }
    return { $ref: `${AT}${name}` }
  }
  const nameOf = (schema: z.core.$ZodType) => {
    const name = names.get(schema)
    if (name === undefined) throw new Error('A schema of the contract has no name.')
    return name
  }
  return {
    sent: (schema) => refer(inputName(nameOf(schema))),
    answered: (schema) => refer(nameOf(schema)),
    parameters(schema) {
      const { properties = {}, required = [] } = plain(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
      )
      return Object.entries(properties).map(([name, each]) => ({
        name,
        required: required.includes(name),
        schema: each as JsonSchema,
      }))
    },
    components: () =>
      Object.fromEntries([...used].toSorted().map((name) => [name, describedAs(name, all[name]!)])),
  }
}

type Schemas = Record<string, JsonSchema>

/** What shows in the description of values that are written alike everywhere. */
const DESCRIPTIONS: Record<string, string> = {
  CalendarDate: 'A calendar date in the laundry’s time zone, YYYY-MM-DD.',
  Id: 'The id of a record.',
  Instant: 'An instant, ISO 8601 in UTC.',
  Rupees: 'A sum in rupees with at most two decimals.',
}

function describedAs(name: string, schema: JsonSchema): JsonSchema {
  const description = DESCRIPTIONS[name]
  return description === undefined ? schema : { ...schema, description }
}

function jsonOf(names: ReadonlyMap<z.core.$ZodType, string>, io: 'input' | 'output'): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `${AT}${id}`,
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]))
}

/** Without what only a document of its own needs, and open to fields that a later version adds. */
function plain(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$schema' || key === '$id') return undefined
    if (key === 'additionalProperties' && value === false) return undefined
    return isRecord(value) ? withProperties(value) : value
  }) as JsonSchema
}

type JsonRecord = JsonSchema & { required: string[]; additionalProperties: JsonSchema }

/** Whether a schema is of an object that has a value for each of some keys. */
function isRecord(value: unknown): value is JsonRecord {
  return (
    typeof value === 'object' && value !== null && 'propertyNames' in value && 'required' in value
  )
}

function withProperties({ required, additionalProperties }: JsonRecord): JsonSchema {
  const properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  return { type: 'object', properties, required }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The names that a schema refers to. */
function namesIn(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  )
}

function renamed(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? AT + rename(value.slice(AT.length)) : value,
  ) as JsonSchema
}
