// Signing in with a passkey that the device holds.
import type { User } from '#contract/accounts.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#contract/passkeys.ts'
import type { InputOf } from '#contract/call.ts'
import { call } from '#web/lib/api.ts'
import { isCalledOff } from '#web/features/account/passkeys-here.ts'

type Response = InputOf<typeof signInWithPasskey>['body']['response']

/**
 * @returns null when the person called it off
 * @throws ApiError when the server refuses it
 */
export async function signInByPasskey(rememberMe: boolean): Promise<User | null> {
  const { options } = await call(beginPasskeySignIn)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    if (isCalledOff(error)) return null
    throw error
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  const response = credential.toJSON() as unknown as Response
  return (await call(signInWithPasskey, { body: { response, rememberMe } })).user
}
