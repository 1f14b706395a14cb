/** The contract's export names for its calls and schemas. */
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'
import type { Call } from '#contract/base/call.ts'
import { settingCalls, settingSchemas } from '#contract/settings/setting-calls.ts'

export interface ContractNames {
  /** A call's name, unique in the contract: `placeOrder`. */
  ofCall: ReadonlyMap<Call, string>
  /** The names of exported schemas as types are named: `StaffOrder`. */
  ofSchema: ReadonlyMap<z.core.$ZodType, string>
}

const CONTRACT = join(import.meta.dirname, '../../../contract')

/** @throws Error where two modules export a call, or a schema, of one name */
export async function readContractNames(): Promise<ContractNames> {
  const ofCall = new Map<Call, string>()
  const ofSchema = new Map<z.core.$ZodType, string>()
  const files = (await readdir(CONTRACT, { recursive: true })).toSorted()
  for (const file of files) {
    const [, subject, module] = /^([\w-]+)\/([\w-]+)\.ts$/.exec(file.replaceAll(sep, '/')) ?? []
    if (!module) continue
    // Written so that the server's bundle finds them too (tools/web/build-server.ts).
    const exported = (await import(`../../../contract/${subject}/${module}.ts`)) as object
    for (const [name, value] of Object.entries(exported).flatMap(membersOf)) {
      if (value instanceof z.core.$ZodType) nameOnce(ofSchema, value, contractTypeName(name))
      else if (isCall(value)) nameOnce(ofCall, value, name)
    }
  }
  return { ofCall, ofSchema }
}

/** A name as types are named. */
export function contractTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The exports of the contract; calls and schemas of declared settings stand by their own names. */
function membersOf([name, value]: [string, unknown]): [name: string, value: unknown][] {
  if (value === settingCalls) return Object.entries(settingCalls)
  return value === settingSchemas ? Object.entries(settingSchemas) : [[name, value]]
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'answers' in value
}

function nameOnce<T>(names: Map<T, string>, thing: T, name: string): void {
  if ([...names].some(([other, known]) => known === name && other !== thing))
    throw new Error(`The contract exports two things as ${name}.`)
  if (!names.has(thing)) names.set(thing, name)
}
