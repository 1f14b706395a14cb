/** A person's current sign-ins: method and device. */
import { SOCIAL_PROVIDERS } from '#contract/accounts/accounts.ts'
import type { SignIns } from '#contract/accounts/account-security.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deviceName } from './device-name.ts'
import { selectSocialProviders, selectSessions } from '../record/person-store.ts'

/** @param sessionId the session that asks, which comes first */
export async function listSignIns(
  { db, words }: Pick<Deps, 'db'> & { words: Words },
  userId: string,
  sessionId: string,
  now: Date,
): Promise<SignIns> {
  const [providers, sessions] = await Promise.all([
    selectSocialProviders(db, userId),
    selectSessions(db, userId, now),
  ])
  const devices = sessions.map((session) => ({
    _id: session.id,
    name: deviceName(words, session.user_agent),
    current: session.id === sessionId,
    signedInAt: session.created_at.toISOString(),
    lastUsedAt: session.updated_at.toISOString(),
  }))
  return {
    hasPassword: providers.includes('credential'),
    providers: SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider)),
    devices: devices.toSorted((one, other) => Number(other.current) - Number(one.current)),
  }
}
