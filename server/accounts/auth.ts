/** Sign-in: better-auth on our tables, reached only through its request handler, whose rate limits then hold. */
import { betterAuth } from 'better-auth'
import { hashPassword } from 'better-auth/crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../platform/ids.ts'

const DAY_SECONDS = 86_400

/** The header in which we tell the library where a request came from; a client's own is dropped. */
export const CLIENT_IP_HEADER = 'x-washline-client-ip'

export type Auth = ReturnType<typeof createAuth>

/** Hashes a password as sign-in will check it. */
export { hashPassword }

/** @param log told when the library fails */
export function createAuth(db: Kysely<Tables>, config: Config, log: FastifyBaseLogger) {
  const authentication = betterAuth({
    appName: 'Washline',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_, message, ...details: unknown[]) => log.warn({ details }, message),
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
    },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      // Never taken from a request: `input: false`.
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        phone: { type: 'string', input: false, required: false },
        address: { type: 'string', input: false, required: false },
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      fields: { lastRequest: 'last_request' },
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: config.signInTriesPerMinute },
        '/sign-up/email': { window: 60, max: config.signInTriesPerMinute },
      },
    },
    advanced: {
      cookiePrefix: 'washline',
      // The migrations own the tables.
      database: { generateId: () => newId(new Date()), validateSchema: false },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
  })
  return { handler: authentication.handler }
}
