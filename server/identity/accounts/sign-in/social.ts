/** Google and Facebook settings for the sign-in library, where the operator has set keys. */
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import type { SocialProvider } from '#contract/accounts/accounts.ts'
import { cleanText } from '#domain/base/pasted.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import { shortenText } from '../../../platform/shorten-text.ts'
import { fetchFacebookUser } from './fetch-facebook-user.ts'
import { proveEmail } from '../email/prove-email.ts'

const NAME_MAX_LENGTH = 120

/** The providers that people can sign in through here. */
export function socialProvidersOf(config: Pick<Config, 'google' | 'facebook'>): SocialProvider[] {
  return (['google', 'facebook'] as const).filter((provider) => config[provider] !== null)
}

/** @param deps for an email that a provider vouches for, which is proven by that */
export function socialConfigs(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
): GenericOAuthConfig[] {
  const { google, facebook } = deps.config
  const configs: GenericOAuthConfig[] = []
  if (google)
    configs.push({
      providerId: 'google',
      discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
      // With headers of ours the library follows no redirect to another host.
      discoveryHeaders: { accept: 'application/json' },
      requireIdTokenVerification: true,
      clientId: google.clientId,
      clientSecret: google.clientSecret,
      scopes: ['openid', 'email', 'profile'],
      async mapProfileToUser({ email, email_verified: isVerified, name, sub, id }) {
        // Without that word the library neither links accounts nor calls the email verified.
        const emailVerified = isVerified === true
        if (emailVerified && email) await proveEmail(deps, email, 'Google', String(sub ?? id))
        return { ...plainUser(name, email), emailVerified }
      },
    })
  if (facebook)
    configs.push({
      providerId: 'facebook',
      authorizationUrl: facebook.dialogUrl,
      tokenUrl: `${facebook.graphUrl}/oauth/access_token`,
      getUserInfo: (tokens) => fetchFacebookUser(facebook.graphUrl, tokens),
      clientId: facebook.clientId,
      clientSecret: facebook.clientSecret,
      scopes: ['email', 'public_profile'],
      // Facebook does not say whether an email was verified, so it counts as not.
      mapProfileToUser: ({ name, email }) => ({ ...plainUser(name, email), emailVerified: false }),
    })
  return configs
}

/** What is taken over of a profile: no picture, and never an empty name or one of several lines. */
function plainUser(name: unknown, email: string | null | undefined) {
  const given = typeof name === 'string' ? onOneLine(name) : ''
  const ofEmail = onOneLine(email?.split('@')[0] ?? '')
  return {
    name: shortenText(given || ofEmail || 'Customer', NAME_MAX_LENGTH),
    image: undefined,
  }
}

/** What our own forms would refuse in a name is left out of one that comes from elsewhere. */
function onOneLine(text: string): string {
  return cleanText(text.replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, ' '))
}
