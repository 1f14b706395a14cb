// Passkey support of this browser, and the words for its errors.

/** An address of numbers, for which browsers make no passkeys. */
const IP_ADDRESS = /^[\d.]+$|:/

/** Whether it makes and uses passkeys here, and reads what the server asks in JSON. */
export function canUsePasskeys(): boolean {
  return (
    !IP_ADDRESS.test(location.hostname) &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  )
}

/** Whether the device has one of the passkeys that the server named as known. */
export function hasKnownPasskey(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/** Whether somebody changed their mind, or waited too long: nothing to say. */
export function isPasskeyCancelled(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotAllowedError' || error.name === 'AbortError')
  )
}
