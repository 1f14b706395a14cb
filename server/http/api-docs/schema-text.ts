/** JSON schemas in words, with links to named schemas. */
import { escapeHtml as text } from '../answers/escape-html.ts'
import type { JsonSchema } from './named-schemas.ts'

export interface Field {
  name: string
  schema: JsonSchema
  isRequired: boolean
}

/** The fields of an object; none of anything else. */
export function schemaFieldsOf(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    schema: each as JsonSchema,
    isRequired: schema.required?.includes(name) ?? false,
  }))
}

/** What a value is, as HTML. */
export function schemaTypeHtml(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(schemaTypeHtml).join(' or ')
  if (schema.allOf) return schema.allOf.map(schemaTypeHtml).join(' and ')
  if (schema.const !== undefined) return `<code>${text(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((each) => `<code>${text(String(each))}</code>`).join(', ')
  if (schema.type === 'array') return `list of ${itemOf(schema)}`
  const fields = schemaFieldsOf(schema)
  if (fields.length > 0) return listOf(fields)
  if (isObject(schema.additionalProperties))
    return `object with values ${schemaTypeHtml(schema.additionalProperties)}`
  const types = [schema.type ?? 'anything'].flat()
  return types.map(text).join(' or ') + boundsOf(schema)
}

function itemOf({ items }: JsonSchema): string {
  return isObject(items) ? schemaTypeHtml(items) : 'anything'
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function linkTo(ref: string): string {
  const name = text(ref.split('/').at(-1)!)
  return `<a href="#schema-${name}">${name}</a>`
}

/** An object without a name: its fields where it stands. */
function listOf(fields: readonly Field[]): string {
  const items = fields.map(
    ({ name, schema, isRequired }) =>
      `<li><code>${text(name)}</code>${isRequired ? '' : ' (optional)'}: ${schemaTypeHtml(schema)}</li>`,
  )
  return `object<ul>${items.join('')}</ul>`
}

function boundsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  const bounds = [
    ...(least === undefined ? [] : [`from ${least}`]),
    ...(most === undefined ? [] : [`to ${most}`]),
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ]
  return bounds.length === 0 ? '' : `, ${bounds.join(', ')}`
}
