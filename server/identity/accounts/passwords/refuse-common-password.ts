/** Refuses common passwords; the long list stays on the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError, say } from '../../../platform/app-error.ts'

let common: ReadonlySet<string> | null = null

/** The list, read when it is first needed. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
  return common
}

/**
 * To be asked wherever somebody chooses a password, after the rule that forms know too: they hold
 * the short list of domain/accounts/common-passwords.ts, so that pages stay light.
 * @throws AppError `invalid_input`, with the form's own sentence
 */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords().has(password.toLowerCase()))
    throw new AppError('invalid_input', say('commonPassword'))
}
