/** A stand-in for Google and Facebook on this machine: signs in the person named by the test, without asking. */
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Config } from '../../platform/config/config.ts'
import { listenLocally } from '../local-servers.ts'

/** Who comes back from it. */
export interface Profile {
  id: string
  name?: string
  email?: string
  emailVerified?: boolean
}

export interface OpenIdProvider {
  /** Its address, the issuer of its tokens. */
  url: string
  /** What the operator would have got from it. */
  client: { clientId: string; clientSecret: string }
  /** The settings of a product whose Google and Facebook it is. */
  settings: Pick<Config, 'google' | 'facebook'>
  /** Anyone who signs in next; null for somebody who says no. */
  next: Profile | null
  /** What its metadata and tokens name as their issuer: its own address, unless a test says otherwise. */
  issuer: string
  /** Answers with a token that somebody else signed, from now on. */
  forges: boolean
  close(): Promise<void>
}

interface Grant {
  profile: Profile
  nonce: string | null
  challenge: string | null
  redirectUri: string
}

const KEY_ID = 'key-1'

/** @param port of 127.0.0.1; a free one if left out */
export async function startOpenIdProvider(atPort = 0): Promise<OpenIdProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const people = new Map<string, Profile>()

  const server = createServer((request, response) => {
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const asked = new URL(request.url ?? '/', provider.url)
    void answer(asked, request).then(
      ({ location, body, status }) => {
        if (location) response.writeHead(302, { location }).end()
        else json(body ?? {}, status)
      },
      (error: unknown) => json({ error: String(error) }, 400),
    )
  })
  const url = `http://127.0.0.1:${await listenLocally(server, atPort)}`
  const client = { clientId: 'washline', clientSecret: 'a secret of theirs' }

  const provider: OpenIdProvider = {
    url,
    client,
    settings: {
      google: { ...client, issuer: url },
      facebook: { ...client, dialogUrl: `${url}/dialog`, graphUrl: url },
    },
    next: null,
    issuer: url,
    forges: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider

  async function answer(
    asked: URL,
    request: IncomingMessage,
  ): Promise<{ location?: string; body?: object; status?: number }> {
    switch (asked.pathname) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer: provider.issuer,
            authorization_endpoint: `${provider.url}/authorize`,
            token_endpoint: `${provider.url}/token`,
            userinfo_endpoint: `${provider.url}/userinfo`,
            jwks_uri: `${provider.url}/keys`,
            id_token_signing_alg_values_supported: ['RS256'],
          },
        }
      case '/keys': {
        const key = own.publicKey.export({ format: 'jwk' })
        return { body: { keys: [{ ...key, kid: KEY_ID, alg: 'RS256', use: 'sig' }] } }
      }
      case '/authorize':
      case '/dialog':
        return { location: authorize(asked.searchParams) }
      case '/token':
      case '/oauth/access_token':
        return { body: exchange(new URLSearchParams(await textOf(request))) }
      case '/me':
      case '/userinfo': {
        const profile = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
        if (!profile) return { body: { error: 'unknown token' }, status: 401 }
        const { id, name, email } = profile
        return { body: { id, sub: id, name, email } }
      }
      default:
        return { body: {}, status: 404 }
    }
  }

  function authorize(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.get('client_id') !== provider.client.clientId) throw new Error('unknown client')
    if (!provider.next) {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = randomUUID()
    grants.set(code, {
      profile: provider.next,
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      redirectUri: query.get('redirect_uri') ?? '',
    })
    back.searchParams.set('code', code)
    return back.href
  }

  function exchange(form: URLSearchParams): object {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (!grant || form.get('client_secret') !== provider.client.clientSecret)
      throw new Error('invalid_grant')
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (grant.challenge !== null && verifier.digest('base64url') !== grant.challenge)
      throw new Error('invalid_grant')
    if (form.get('redirect_uri') !== grant.redirectUri) throw new Error('invalid_grant')
    const accessToken = randomUUID()
    people.set(accessToken, grant.profile)
    const answered = { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 }
    return grant.nonce === null ? answered : { ...answered, id_token: idToken(grant) }
  }

  function idToken({ profile, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const body = `${part({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${part({
      iss: provider.issuer,
      aud: provider.client.clientId,
      sub: profile.id,
      name: profile.name,
      email: profile.email,
      email_verified: profile.emailVerified ?? false,
      nonce,
      iat: now,
      exp: now + 600,
    })}`
    const { privateKey } = provider.forges ? stranger : own
    return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
