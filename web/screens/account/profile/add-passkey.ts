// Adds a passkey: the device asks for a finger, a face or its PIN.
import type { InputOf } from '#contract/base/call.ts'
import { addPasskey, beginPasskey, type Passkey } from '#contract/accounts/passkeys.ts'
import { call } from '#web/lib/api.ts'
import { isPasskeyCancelled, hasKnownPasskey } from '#web/features/account/passkeys-here.ts'
import { callWithProof } from '#web/lib/proof.ts'

type Made = InputOf<typeof addPasskey>['body']['response']

/** @returns 'known' where this device has a passkey for the account already; null when the person called it off */
export async function addPasskeyHere(): Promise<Passkey[] | 'known' | null> {
  const { options } = await callWithProof(beginPasskey)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    if (isPasskeyCancelled(error)) return null
    if (hasKnownPasskey(error)) return 'known'
    throw error
  })
  if (credential === 'known') return 'known'
  if (!(credential instanceof PublicKeyCredential)) return null
  return call(addPasskey, { body: { response: credential.toJSON() as unknown as Made } })
}
