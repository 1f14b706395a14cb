/** The owner of an API key in the Authorization header, looked up in one statement. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Holder, permissionsOf, type Permission } from '#domain/people/permissions.ts'
import { BY_KEY } from '../../database/engines/by-key.ts'
import type { Tables } from '../../database/tables.ts'
import { withoutTrackingWrites } from '../../database/unavailable.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Config } from '../../platform/config/config.ts'
import { enforceWindows } from './limit.ts'
import type { Person } from '../callers/session.ts'
import { networkOfAddress } from '../callers/source.ts'

/** What every key begins with, so that people and scanners of published code know one when they see it. */
export const KEY_PREFIX = 'wl_live_'
/** Characters of a key that lists show; the others are as good as 29 random bytes still. */
const SHOWN_CHARACTERS = KEY_PREFIX.length + 6
const SECRET_BYTES = 32
const SECRET = new RegExp(`^${KEY_PREFIX}[0-9a-f]{${2 * SECRET_BYTES}}$`)
const AUTHORIZATION = /^bearer +(wl_\S*) *$/i

/** A key is noted as used once in so long at most, so that asking often writes nothing. */
const NOTED_EVERY_MS = 60_000

/** A key that is good now, and in whose name it asks. */
export interface ApiKey {
  id: string
  /** Null for one that stays until it is revoked. */
  expiresAt: Date | null
  person: Person
}

/** A new key, and what is stored of it. */
export function newApiKeySecret(): { secret: string; prefix: string; hash: string } {
  const secret = KEY_PREFIX + randomBytes(SECRET_BYTES).toString('hex')
  return { secret, prefix: secret.slice(0, SHOWN_CHARACTERS), hash: hashOf(secret) }
}

/** 32 random bytes can't be guessed, so a hash that is quick to compute keeps them as well as a slow one. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** What a request gives as its key, good or not; null for other requests, such as those that a proxy signs in. */
export function readApiKeyHeader({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return AUTHORIZATION.exec(headers.authorization ?? '')?.[1] ?? null
}

/** A request that gives a key is decided by it alone: its cookies are as good as not sent. */
export function ignoreCookiesWithApiKey(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (readApiKeyHeader(request) !== null) delete request.raw.headers.cookie
  })
}

interface Needs {
  db: Kysely<Tables>
  config: Pick<Config, 'authSecret' | 'signInTriesPerMinute' | 'limitFactor'>
  clock: () => Date
}

/**
 * The key that a request gives, whose use is noted.
 * @throws AppError `invalid_api_key`; `too_many_requests` where an address tries many that are none
 */
export async function requireApiKey(needs: Needs, request: FastifyRequest): Promise<ApiKey> {
  const now = needs.clock()
  const row = await findKey(needs.db, readApiKeyHeader(request) ?? '')
  if (!row) {
    const what = `wrong API key by address ${networkOfAddress(request.ip)}`
    const most = needs.config.signInTriesPerMinute
    await enforceWindows(needs, [{ what, most, seconds: 60 }], 'tooManyAttempts')
    throw new AppError('invalid_api_key', say('unknownApiKey'))
  }
  const { key_id: id, key_name: name, permissions, revoked_at, expires_at, used_at, blocked } = row
  if (revoked_at !== null) throw new AppError('invalid_api_key', say('revokedApiKey'))
  if (expires_at !== null && expires_at <= now)
    throw new AppError('invalid_api_key', say('expiredApiKey'))
  const narrowedTo = keyPermissions(row, permissions)
  const person = { ...personOf(row), narrowedTo, apiKey: { id, name } }
  const isMakerOut = row.erased_at !== null || row.suspended_at !== null || blocked !== null
  if (isMakerOut || narrowedTo.length === 0)
    throw new AppError('invalid_api_key', say('makerlessApiKey'))
  if (used_at === null || now.getTime() - used_at.getTime() >= NOTED_EVERY_MS)
    await withoutTrackingWrites(() => noteUse(needs.db, id, now))
  return { id, expiresAt: expires_at, person }
}

/** Null also for a key whose maker's record is gone. */
async function findKey(db: Kysely<Tables>, secret: string) {
  if (!SECRET.test(secret)) return null
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.made_by')
    .leftJoin('customer_blocks', 'customer_blocks.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.address', 'users.role'])
    .select(['users.more_presets as morePresets', 'users.narrowed_to as narrowedTo'])
    .select([
      'users.erased_at',
      'users.suspended_at',
      'customer_blocks.user_id as blocked',
      'api_keys.id as key_id',
    ])
    .select(['api_keys.name as key_name', 'api_keys.permissions', 'api_keys.revoked_at'])
    .select(['api_keys.expires_at', 'api_keys.last_used_at as used_at'])
    .modifyFront(BY_KEY)
    .where('api_keys.hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row ?? null
}

/** What a key may do: what it was made for, as far as its maker has it now. */
function keyPermissions(maker: Holder, madeFor: readonly Permission[]): Permission[] {
  return permissionsOf(maker).filter((permission) => madeFor.includes(permission))
}

function personOf({ id, name, email, phone, address, role, morePresets = [] }: Person): Person {
  return { id, name, email, phone, address, role, morePresets }
}

async function noteUse(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NOTED_EVERY_MS)
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute()
}

/** Those of some keys that are good still, with what they may do now. */
export async function findApiKeysById(
  db: Kysely<Tables>,
  ids: string[],
  now: Date,
): Promise<(Holder & { id: string; expires_at: Date | null })[]> {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.made_by')
    .leftJoin('customer_blocks', 'customer_blocks.user_id', 'users.id')
    .select(['api_keys.id', 'api_keys.expires_at', 'api_keys.permissions'])
    .select(['users.role', 'users.more_presets as morePresets'])
    .select('users.narrowed_to as narrowedTo')
    .where('api_keys.id', 'in', ids)
    .where('api_keys.revoked_at', 'is', null)
    .where('customer_blocks.user_id', 'is', null)
    .where('users.erased_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', now)]),
    )
    .execute()
  return rows.map(({ permissions, ...row }) => ({
    ...row,
    narrowedTo: keyPermissions(row, permissions),
  }))
}
