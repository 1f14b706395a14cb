/** Random challenges for passkeys: each valid for one try within five minutes. */
import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { insertChallenge, spendChallenge } from './store.ts'

const GOOD_FOR_MS = 5 * 60_000

type Needs = Pick<Deps, 'db' | 'clock'>

/** @param userId who adds a passkey; null for one who signs in */
export async function newPasskeyChallenge(
  { db, clock }: Needs,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await insertChallenge(db, {
    challenge_hash: hashOf(Buffer.from(challenge).toString('base64url')),
    user_id: userId,
    expires_at: new Date(clock().getTime() + GOOD_FOR_MS),
  })
  return challenge
}

/**
 * Takes the challenge that a device says it has signed.
 * @param clientDataJSON what the browser says, in base64url
 * @returns the challenge as it is written there; null for one that was not given, or is over
 */
export async function takePasskeyChallenge(
  { db, clock }: Needs,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  return (await spendChallenge(db, hashOf(challenge), userId, clock())) ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    } | null
    return typeof said?.challenge === 'string' ? said.challenge : null
  } catch {
    return null
  }
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex')
}
