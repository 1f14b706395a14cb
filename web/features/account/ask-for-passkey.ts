// Signs the server's challenge with a passkey of the device.
import type { InputOf } from '#contract/base/call.ts'
import type { proveWithPasskey } from '#contract/accounts/second-factor.ts'
import { isPasskeyCancelled } from './passkeys-here.ts'

type Signed = InputOf<typeof proveWithPasskey>['body']['response']

/** @returns null when the person called it off */
export async function askForPasskey(options: object): Promise<Signed | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    if (isPasskeyCancelled(error)) return null
    throw error
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  return credential.toJSON() as unknown as Signed
}
