/** A thrown value as readable text, with plain words for common system errors. */
import { inspect } from 'node:util'

/** What codes of the system mean to who looks after the server. */
const MEANINGS = new Map<unknown, string>([
  ['ENOSPC', 'The disk is full.'],
  ['EDQUOT', 'The disk’s quota is used up.'],
  ['EACCES', 'The user that runs Washline may not do this.'],
  ['EPERM', 'The user that runs Washline may not do this.'],
  ['EROFS', 'The disk can only be read.'],
  ['EMFILE', 'The process has too many files and connections open.'],
  ['ENFILE', 'The machine has too many files and connections open.'],
])

/** What a code of the system means; undefined for others, and for what has none. */
export function systemErrorMeaning(error: unknown): string | undefined {
  return isObject(error) && 'code' in error ? MEANINGS.get(error.code) : undefined
}

/** Never empty, and never "[object Object]". */
export function errorText(error: unknown): string {
  const meaning = systemErrorMeaning(error)
  const text = saidBy(error)
  return meaning === undefined ? text : `${meaning} (${text})`
}

/** The same with the kind of an Error before it, as errors print themselves. */
export function namedErrorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${errorText(error)}` : errorText(error)
}

function saidBy(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  if (!isObject(error)) return inspect(error)
  const { message, errors, cause } = error as Record<string, unknown>
  if (typeof message === 'string' && message !== '') return message
  // Node tries every address of a name, and leaves what it says of them all empty.
  if (Array.isArray(errors) && errors.length > 0)
    return [...new Set(errors.map(errorText))].join('; ')
  if (cause !== undefined) return errorText(cause)
  if (error instanceof Error) return error.name
  return inspect(error, { depth: 2, breakLength: Infinity })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
