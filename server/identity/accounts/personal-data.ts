/** A person's own record and sign-in methods: exported; after erasure, a row without a name stays. */
import type { PersonalData } from '../../platform/personal-data.ts'
import { deviceName } from './sessions/device-name.ts'

/** What signs somebody in, beside what the library keeps. */
const WAYS_IN = [
  'phone_sign_ins',
  'passkeys',
  'passkey_challenges',
  'authenticators',
  'recovery_codes',
  'sign_in_steps',
  'staff_pins',
  'ended_staff_sessions',
] as const

export const accountData: PersonalData = {
  tables: [
    'users',
    'sessions',
    'accounts',
    'verifications',
    'email_changes',
    'phone_codes',
    'sign_in_codes',
    'pin_failures',
    'shared_tablets',
    ...WAYS_IN,
  ],
  async *collect({ db, wordsFor }, { id, language }) {
    const person = await db
      .selectFrom('users')
      .select([
        'id',
        'name',
        'email',
        'email_verified as emailVerified',
        'phone',
        'phone_proven_at as phoneProvenAt',
        'phone_given_at as phoneGivenAt',
        'address',
        'gstin',
        'language',
        'role',
        'created_at as createdAt',
        'updated_at as updatedAt',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const change = await db
      .selectFrom('email_changes')
      .select('email')
      .where('user_id', '=', id)
      .executeTakeFirst()
    yield { name: 'profile.json', json: { ...person, pendingEmail: change?.email ?? null } }
    const ways = await db
      .selectFrom('accounts')
      .select(['provider_id as provider', 'created_at as since'])
      .where('user_id', '=', id)
      .execute()
    const number = await db
      .selectFrom('phone_sign_ins')
      .select(['number', 'since'])
      .where('user_id', '=', id)
      .executeTakeFirst()
    const passkeys = await db
      .selectFrom('passkeys')
      .select(['name', 'rp_id as host', 'created_at as since', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const app = await db
      .selectFrom('authenticators')
      .select('proven_at as since')
      .where('user_id', '=', id)
      .where('proven_at', 'is not', null)
      .executeTakeFirst()
    const sessions = await db
      .selectFrom('sessions')
      .select(['user_agent', 'ip_address', 'created_at', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute()
    yield {
      name: 'sign-ins.json',
      json: {
        ways: [
          ...ways.map(({ provider, since }) => ({
            with: provider === 'credential' ? 'password' : provider,
            since,
          })),
          ...passkeys.map((passkey) => ({ with: 'passkey', ...passkey })),
          ...(number ? [{ with: 'phone', number: number.number, since: number.since }] : []),
        ],
        secondFactor: app ? { with: 'authenticator app', since: app.since } : null,
        devices: sessions.map((session) => ({
          name: deviceName(wordsFor({ language }), session.user_agent),
          browser: session.user_agent,
          address: session.ip_address,
          signedInAt: session.created_at,
          lastUsedAt: session.updated_at,
        })),
      },
    }
  },
  async erase(tx, { staffWords }, { id }, now) {
    await tx.deleteFrom('verifications').where('value', '=', id).execute()
    await tx.deleteFrom('email_changes').where('user_id', '=', id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await tx.deleteFrom('phone_codes').where('user_id', '=', id).execute()
    await tx
      .deleteFrom('sign_in_codes')
      .where('number', 'in', (eb) =>
        eb.selectFrom('phone_sign_ins').select('number').where('user_id', '=', id),
      )
      .execute()
    for (const table of WAYS_IN) await tx.deleteFrom(table).where('user_id', '=', id).execute()
    await tx.deleteFrom('accounts').where('user_id', '=', id).execute()
    await tx
      .updateTable('users')
      .set({
        name: staffWords.people.former,
        email: `${id}@erased.invalid`,
        email_verified: false,
        image: null,
        phone: '',
        address: '',
        gstin: '',
        updated_at: now,
        erased_at: now,
      })
      .where('id', '=', id)
      .execute()
  },
}
