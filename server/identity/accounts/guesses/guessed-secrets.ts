/** Names of guessable secrets, as counted by `beginGuess`. */

/** The password, as given by anyone who logs in with a browser that the account does not know. */
export function passwordGuessKey(email: string): string {
  return `password of ${email}`
}

/** A code of the second factor, given with the right password. */
export function secondFactorGuessKey(userId: string): string {
  return `second factor of ${userId}`
}

/** The password, as given by somebody who is signed in already; logging in is counted apart. */
export function ownPasswordGuessKey(userId: string): string {
  return `own password of ${userId}`
}
