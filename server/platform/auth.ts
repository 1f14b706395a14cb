/** The interface of the sign-in library; `identity/accounts/auth.ts` sets it up. */
export type AuthHandler = (request: Request) => Promise<Response>

export interface Auth {
  handler: AuthHandler
  /** Loads what the first sign-in would wait for. */
  warmUp(): Promise<void>
  /** Also knows Google and Facebook; null while one of them that is set up can't be reached. */
  socialHandler(): Promise<AuthHandler | null>
  /** Makes a link to a new password for anyone who has this email; null when nobody does. */
  makeResetToken(email: string): Promise<string | null>
}
