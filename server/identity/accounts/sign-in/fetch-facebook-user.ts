/** Facebook's answer about the person who just signed in. */
import type { GenericOAuthUserInfo } from 'better-auth/plugins/generic-oauth'

const ANSWER_LIMIT_MS = 10_000

/**
 * Asked here rather than by the sign-in library, which would follow a redirect with the token.
 * @returns null where Facebook doesn't say who it is
 */
export async function fetchFacebookUser(
  graphUrl: string,
  { accessToken }: { accessToken?: string | undefined },
): Promise<GenericOAuthUserInfo | null> {
  if (!accessToken) return null
  const answer = await fetch(`${graphUrl}/me?fields=id,name,email`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  return answer.ok ? ((await answer.json()) as GenericOAuthUserInfo) : null
}
