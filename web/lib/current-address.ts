// Query part of the current address, for code that changes one parameter.

/**
 * What the address asks for at this moment. The screen shows a change of it a moment later, so two quick
 * changes that started from what the screen shows would undo each other.
 */
export function currentAddress(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}
