/** Schemas whose objects are checked by code that is made for their fields, for half the CPU of reading them. */
import * as z from 'zod/mini'

const compiled = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** @returns a schema that takes, refuses and leaves out what `schema` does */
export function compileSchema<S extends z.core.$ZodType>(schema: S): S {
  const known = compiled.get(schema)
  if (known) return known as S
  const made = make(schema as unknown as z.core.$ZodTypes)
  compiled.set(schema, made)
  return made as unknown as S
}

function make(schema: z.core.$ZodTypes): z.core.$ZodType {
  const { def } = schema._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, compileSchema(field)])
      return new z.core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) })
    }
    case 'array':
      return z.core.clone(schema, { ...def, element: compileSchema(def.element) })
    case 'optional':
    case 'nullable':
    case 'default':
      return z.core.clone(schema, { ...def, innerType: compileSchema(def.innerType) })
    case 'union':
      return z.core.clone(schema, { ...def, options: def.options.map(compileSchema) })
    default:
      return schema
  }
}
