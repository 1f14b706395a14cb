/** Whether this laundry offers sign-in by text message. */
import type { Deps } from '../../../platform/deps.ts'

/** Only where texts go out, or where a demo keeps them in its outbox folder. */
export function offersPhoneCodes({ config, demo }: Pick<Deps, 'config' | 'demo'>): boolean {
  return config.sms !== null || demo !== 'none'
}
