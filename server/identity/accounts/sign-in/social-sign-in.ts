/** Sends people to Google or Facebook and receives them back, through the sign-in library. */
import type { FastifyRequest } from 'fastify'
import type { SocialFailure, SocialProvider } from '#contract/accounts/accounts.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { logSecurity } from '../../../http/security-log.ts'
import type { Person } from '../../../http/callers/session.ts'
import { acceptReferral } from '../../loyalty/accept-referral.ts'
import { callSignInLibrary, type AuthAnswer } from './call-sign-in-library.ts'
import {
  endReplacedSession,
  endNewSession,
  findNewSession,
  newSessionTokenOf,
} from '../sessions/end-staff-access.ts'
import { beginSecondFactorStep } from '../sessions/second-factor.ts'
import { bindSessionToTablet } from '../sessions/shared-tablet.ts'
import { socialProvidersOf } from './social.ts'
import { hasSocialProvider } from '../record/person-store.ts'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProvider,
  string
>

/** The library's words for what is worth telling people. */
const FAILURES: Record<string, SocialFailure> = {
  account_not_linked: 'email_taken',
  email_not_found: 'no_email',
}

/** Where people come back who had no account yet; never shown to them. */
const INVITED_PARAMETER = 'invited-by'

/**
 * @param input.next where to go afterwards; the login page judges it
 * @param input.referral the code of an invitation, for who has no account yet
 * @returns the provider's address to go to, and the cookie that must come back with the answer
 * @throws AppError `provider_not_set_up`, `provider_unavailable`
 */
export async function beginSocialSignIn(
  deps: Pick<Deps, 'auth' | 'config'>,
  request: FastifyRequest,
  {
    provider,
    next,
    referral,
  }: { provider: SocialProvider; next?: string | undefined; referral?: string | undefined },
): Promise<{ url: string; cookies: string[] }> {
  const handler = await socialHandler(deps, provider)
  const query = { ...(next && { next }), from: provider }
  const back = loginPath(query)
  const newUserCallbackURL = referral && loginPath({ ...query, [INVITED_PARAMETER]: referral })
  const { status, body, cookies } = await callSignInLibrary(
    { auth: { handler }, config: deps.config },
    request,
    'POST',
    '/sign-in/social',
    {
      provider,
      callbackURL: back,
      errorCallbackURL: back,
      disableRedirect: true,
      ...(newUserCallbackURL && { newUserCallbackURL }),
    },
  )
  if (status !== 200 || !body?.url) throw unavailable(provider)
  return { url: body.url, cookies }
}

/** @returns where to lead the person on to, and the cookies of their session if it began */
export async function endSocialSignIn(
  deps: Pick<Deps, 'auth' | 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
  provider: SocialProvider,
): Promise<{ location: string; cookies: string[] }> {
  const handler = await socialHandler(deps, provider)
  const search = new URL(request.url, 'http://local').search
  const answer = await callSignInLibrary(
    { auth: { handler }, config: deps.config },
    request,
    'GET',
    `/callback/${provider}${search}`,
  )
  const begun = await findNewSession(deps, answer.cookies)
  if (begun) {
    // The link to the provider was taken away while the provider was being asked.
    if (!(await hasSocialProvider(deps.db, begun.person.id, provider))) {
      await endNewSession(deps, answer.cookies)
      return { location: loginPath({ error: 'not_finished' }), cookies: [] }
    }
    const step = await beginSecondFactorStep(deps, begun.person, true)
    if (step) {
      await endNewSession(deps, answer.cookies)
      const { ticket, ways } = step
      return { location: onward(answer, { ticket, ways: ways.join(' ') }), cookies: [] }
    }
    await endReplacedSession(deps.db, request.session)
    logSecurity(request, deps.config, 'signed in', {
      userId: begun.person.id,
      with: provider,
    })
    await rememberInvitation(deps, answer, begun.person)
    const session = { userId: begun.person.id, cookies: answer.cookies, byPin: null }
    const cookies = (await bindSessionToTablet(deps, request, session))!
    return { location: onward(answer), cookies }
  }
  // The library began a session, and it is nobody's: its person is suspended.
  if (newSessionTokenOf(answer.cookies, deps.config) !== null)
    return { location: loginPath({ error: 'suspended' }), cookies: [] }
  return { location: onward(answer), cookies: answer.cookies }
}

/** The library leads only people who have just got an account to the address that names the invitation. */
async function rememberInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { location }: AuthAnswer,
  person: Person,
): Promise<void> {
  const target = new URL(location ?? '/login', 'http://local')
  const code = target.searchParams.get(INVITED_PARAMETER)
  if (!code || target.searchParams.has('error')) return
  await acceptReferral(db, person.id, code, null, clock())
}

/**
 * The login page's own address, with our word for what went wrong.
 * @param hidden what is sent to no server, and so stands in no log
 */
function onward({ location }: AuthAnswer, hidden: Record<string, string> = {}): string {
  const target = new URL(location ?? '/login', 'http://local')
  const error = target.searchParams.get('error')
  const next = target.searchParams.get('next')
  const from = target.searchParams.get('from')
  const isHidden = next?.includes('#')
  const path = loginPath({
    ...(next && !isHidden && { next }),
    ...(from && { from }),
    ...((error || !location) && { error: FAILURES[error ?? ''] ?? 'not_finished' }),
  })
  const behind = new URLSearchParams({ ...hidden, ...(next && isHidden && { next }) })
  return behind.size > 0 ? `${path}#${behind}` : path
}

function loginPath(query: Record<string, string>): string {
  return `/login?${new URLSearchParams(query)}`
}

async function socialHandler(
  { auth, config }: Pick<Deps, 'auth' | 'config'>,
  provider: SocialProvider,
) {
  if (!socialProvidersOf(config).includes(provider))
    throw new AppError(
      'provider_not_set_up',
      say('providerNotSetUp', { provider: NAMES[provider] }),
    )
  const handler = await auth.socialHandler()
  if (!handler) throw unavailable(provider)
  return handler
}

function unavailable(provider: SocialProvider): AppError {
  return new AppError('provider_unavailable', say('providerAway', { provider: NAMES[provider] }))
}
