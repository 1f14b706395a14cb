/** Staff's calls about API keys, with which programs act for the person who made them. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { expiryNeeded, permissionNeeded } from '#words/en/fields/account.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, oneLineField } from '../base/fields.ts'

/** For how many days a key can be made. */
export const KEY_DAYS = [30, 90, 365] as const

const permission = z.enum(PERMISSIONS, { error: permissionNeeded })

const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first characters of the key, by which it is known where it is used. */
  prefix: z.string(),
  /** What it may do at most; never more than its maker may now. */
  permissions: z.array(permission),
  /** Null for somebody who was removed, and the key ended with them. */
  madeBy: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: instant,
  /** To the minute; null for a key that was never used. */
  lastUsedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type ApiKey = z.output<typeof apiKey>

const newApiKey = z.object({
  /** What uses it, such as "Accounting". */
  name: oneLineField(names.name, 60),
  permissions: z
    .array(permission, { error: permissionNeeded })
    .check(z.minLength(1, { error: permissionNeeded }), z.maxLength(PERMISSIONS.length)),
  /** Null for a key that stays until it is revoked. */
  expiresInDays: z.nullable(z.literal(KEY_DAYS, { error: expiryNeeded })),
})
export type NewApiKey = z.input<typeof newApiKey>

const madeApiKey = z.object({
  apiKey,
  /** The key itself. Nobody can read it again: keep it where the program finds it. */
  secret: z.string(),
})
export type MadeApiKey = z.output<typeof madeApiKey>

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/api/admin/api-keys',
  summary: 'Every API key, the newest first; those that were revoked behind the others',
  access: { permission: 'people', apiKeys: false },
  answers: { 200: z.array(apiKey) },
})

export const makeApiKey = defineCall({
  method: 'POST',
  path: '/api/admin/api-keys',
  summary: 'Make an API key with some of the permissions that you have yourself; it is shown once',
  access: { permission: 'people', apiKeys: false },
  fresh: true,
  body: newApiKey,
  answers: { 201: madeApiKey },
  errors: ['too_many_saved'],
})

export const revokeApiKey = defineCall({
  method: 'DELETE',
  path: '/api/admin/api-keys/:id',
  summary: 'Revoke an API key: what uses it is refused from now on, and its live streams end',
  access: { permission: 'people', apiKeys: false },
  params: z.object({ id }),
  answers: { 200: apiKey },
  errors: ['not_found'],
})
