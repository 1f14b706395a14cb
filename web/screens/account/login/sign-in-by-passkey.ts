// Login with a passkey of the device.
import type { User } from '#contract/accounts/accounts.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#contract/accounts/passkeys.ts'
import { call } from '#web/lib/api.ts'
import { askForPasskey } from '#web/features/account/ask-for-passkey.ts'

/**
 * @returns null when the person called it off
 * @throws ApiError when the server refuses it
 */
export async function signInByPasskey(rememberMe: boolean): Promise<User | null> {
  const { options } = await call(beginPasskeySignIn)
  const response = await askForPasskey(options)
  return response && (await call(signInWithPasskey, { body: { response, rememberMe } })).user
}
