/**
 * Sign-in: better-auth on our tables, used only through its request handler, after rate limits. Loaded on first use,
 * because it is a tenth of the server's code.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterAuthOptions } from 'better-auth'
import type { Deps } from '../../../platform/deps.ts'
import { cookiePrefix, SESSION_SECONDS } from '../../../http/callers/session.ts'
import type { Auth, AuthHandler } from '../../../platform/auth.ts'
import { newId } from '../../../platform/ids.ts'
import { finishPasswordReset } from './finish-password-reset.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { provenSignInPlugin } from './proven-sign-in-plugin.ts'
import { socialProvidersOf, socialConfigs } from './social.ts'

/** A session in use is prolonged so many seconds after it was last. */
export const PROLONG_SECONDS = 86_400

/** The header that says to the library where a request came from; a client's own is dropped. */
export const CLIENT_IP_HEADER = 'x-washline-client-ip'

type Needs = Pick<
  Deps,
  'db' | 'config' | 'log' | 'jobs' | 'staffWords' | 'clock' | 'demo' | 'events'
>

/** How long a link to a new password is good for. */
export const RESET_LINK_SECONDS = 3600

export function createAuth(needs: Needs): Auth {
  const { config } = needs
  const resetToken = new AsyncLocalStorage<{ token: string | null }>()
  const options = optionsOf(needs, (token) => {
    const asked = resetToken.getStore()
    if (asked) asked.token = token
  })
  let passwords: Promise<AuthHandler> | null = null
  let social: Promise<AuthHandler | null> | null = null
  const handler: AuthHandler = async (request) => {
    passwords ??= createHandler(options)
    return (await passwords)(request)
  }

  return {
    handler,
    async warmUp() {
      passwords ??= createHandler(options)
      await passwords
    },
    async socialHandler() {
      social ??= createSocialHandler(needs, options)
      const found = await social
      // The provider may be back by the next press.
      if (!found) social = null
      return found
    },
    makeResetToken(email) {
      const asked = { token: null as string | null }
      return resetToken.run(asked, async () => {
        const response = await handler(
          new Request(`${config.baseUrl}/api/auth/request-password-reset`, {
            method: 'POST',
            headers: {
              origin: new URL(config.baseUrl).origin,
              'content-type': 'application/json',
            },
            body: JSON.stringify({ email }),
          }),
        )
        if (!response.ok) throw new Error(`A reset link was refused with ${response.status}`)
        return asked.token
      })
    },
  }
}

async function createHandler(options: BetterAuthOptions): Promise<AuthHandler> {
  const { betterAuth } = await import('better-auth')
  return betterAuth({ ...options, plugins: [await provenSignInPlugin()] }).handler
}

/** The library reads a provider's addresses while it starts, so it starts when they are first needed. */
async function createSocialHandler(
  needs: Needs,
  options: BetterAuthOptions,
): Promise<AuthHandler | null> {
  const [{ betterAuth }, { genericOAuth }] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/generic-oauth'),
  ])
  const authentication = betterAuth({
    ...options,
    plugins: [genericOAuth({ config: socialConfigs(needs) })],
  })
  const { socialProviders } = await authentication.$context
  const known = new Map(socialProviders.map((provider) => [provider.id, provider]))
  const { google } = needs.config
  // The library believes whichever issuer the metadata names.
  if (google && known.get('google')?.issuer !== google.issuer) {
    needs.log.error({ issuer: google.issuer }, 'Google could not be asked, or names another issuer')
    return null
  }
  return socialProvidersOf(needs.config).every((id) => known.has(id))
    ? authentication.handler
    : null
}

function optionsOf(needs: Needs, onResetToken: (token: string) => void) {
  const { db, config, log } = needs
  return {
    appName: 'Washline',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // What fails inside is ours to answer and to log: left alone it goes to the console.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log: (_, message, ...details: unknown[]) =>
        log.warn({ details, err: details.find((each) => each instanceof Error) }, message),
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      password: { hash: hashPassword, verify: (tried) => verifyPassword(needs.demo, tried) },
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      // Mailed by anyone who asked for the token: what is thrown in here would be swallowed.
      sendResetPassword: async ({ token }) => onResetToken(token),
      onPasswordReset: ({ user }) => finishPasswordReset(needs, user),
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: PROLONG_SECONDS,
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
      updateAccountOnSignIn: false,
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
      // Anyone who reads the table can't use what is in it.
      storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } },
    },
    databaseHooks: {
      account: {
        create: {
          // Nothing is asked of a provider later, so nothing is kept to ask with.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    // Tries are counted by the contract's limits, atomically and for all processes.
    rateLimit: { enabled: false },
    advanced: {
      // The prefix is our own, for the library would write __Secure- before it.
      cookiePrefix: cookiePrefix(config.baseUrl),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.baseUrl.startsWith('https://') },
      // The migrations own the tables.
      database: { generateId: () => newId(new Date()), validateSchema: false },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
  } satisfies BetterAuthOptions
}
