/** Calls of declared settings: each change names the version that its editor saw; some can be read alone. */
import * as z from 'zod/mini'
import {
  ALONE_KEYS,
  type AloneKey,
  DECLARED_KEYS,
  type DeclaredKey,
  fieldsOf,
  settingOf,
  TOGETHER_KEYS,
  type TogetherKey,
  type WireValues,
} from '#domain/settings/setting-keys.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'
import type { SETTINGS } from '#domain/settings/settings.ts'
import type { Call } from '../base/call.ts'
import { settingAnswerField, settingInputField } from './setting-fields.ts'
import { version } from './settings-catalogue.ts'

/** The values of a setting, and their version. */
type Versioned<K extends DeclaredKey> = WireValues<K> & { version: string }
type SettingSchema<K extends DeclaredKey> = z.ZodMiniType<Versioned<K>, Versioned<K>>
type Of<K extends DeclaredKey> = (typeof SETTINGS)[K]

type ChangeCall<K extends DeclaredKey> = {
  method: 'PUT'
  path: Of<K>['path']
  summary: string
  access: { permission: Of<K>['permission'] }
  body: SettingSchema<K>
  answers: { 200: SettingSchema<K> }
  errors: ['changed_meanwhile']
} & (Of<K> extends { fresh: true } ? { fresh: true } : { fresh?: never })

type ReadCall<K extends DeclaredKey> = {
  method: 'GET'
  path: Of<K>['path']
  summary: string
  access: { permission: Of<K>['permission'] }
  answers: { 200: SettingSchema<K> }
}

function schemaOf<K extends DeclaredKey>(
  key: K,
  write: (name: string, field: Field) => z.ZodMiniType,
  versioned: z.ZodMiniType,
): SettingSchema<K> {
  const fields = fieldsOf(key).map(([name, field]) => [name, write(name, field)] as const)
  return z.object({
    ...Object.fromEntries(fields),
    version: versioned,
  }) as unknown as SettingSchema<K>
}

function callsOf(key: DeclaredKey) {
  const { path, permission, fresh, summary, reading } = settingOf(key)
  const access = { permission }
  const sent = schemaOf(key, (name, field) => settingInputField(key, name, field), version)
  const answered = schemaOf(key, (_, field) => settingAnswerField(field), z.string())
  const change: Call = {
    method: 'PUT',
    path,
    summary,
    access,
    ...(fresh && { fresh }),
    body: sent,
    answers: { 200: answered },
    errors: ['changed_meanwhile'],
  }
  const read: Call = {
    method: 'GET',
    path,
    summary: reading ?? '',
    access,
    answers: { 200: answered },
  }
  return { change, read, sent, answered }
}

const calls = new Map(DECLARED_KEYS.map((key) => [key, callsOf(key)]))

function named<K extends DeclaredKey, T>(
  keys: readonly K[],
  name: (key: K) => string,
  thing: (of: ReturnType<typeof callsOf>) => T,
): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [name(key), thing(calls.get(key)!)]))
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)

/** Each call by its name: `changeLeastCharge`, `adminLeastCharge`. */
export const settingCalls = {
  ...named(
    DECLARED_KEYS,
    (key) => `change${capital(key)}`,
    ({ change }) => change,
  ),
  ...named(
    ALONE_KEYS,
    (key) => `admin${capital(key)}`,
    ({ read }) => read,
  ),
} as unknown as { readonly [K in DeclaredKey as `change${Capitalize<K>}`]: ChangeCall<K> } & {
  readonly [K in AloneKey as `admin${Capitalize<K>}`]: ReadCall<K>
}

/** The call that changes a setting, by its key. */
export function settingChangeCall<K extends DeclaredKey>(key: K): ChangeCall<K> {
  return calls.get(key)!.change as unknown as ChangeCall<K>
}

/** The call that reads a setting alone, by its key. */
export function settingReadCall<K extends DeclaredKey>(key: K): ReadCall<K> {
  return calls.get(key)!.read as unknown as ReadCall<K>
}

/** What is sent and answered, by the names that the API's description has for it. */
export const settingSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  ...named(
    DECLARED_KEYS,
    (key) => `${key}Input`,
    ({ sent }) => sent,
  ),
  ...named(
    // `BusinessAnswer` is what `GET /api/business` answers.
    TOGETHER_KEYS.filter((key) => key !== 'business'),
    (key) => `${key}Answer`,
    ({ answered }) => answered,
  ),
  ...named(
    ALONE_KEYS,
    (key) => `admin${capital(key)}Answer`,
    ({ answered }) => answered,
  ),
}

/** The settings that one call answers together. */
export const togetherAnswers = Object.fromEntries(
  TOGETHER_KEYS.map((key) => [key, calls.get(key)!.answered]),
) as unknown as { [K in TogetherKey]: SettingSchema<K> }
