/** The demo's accounts for signing in. */
import { PUBLISHED_PASSWORDS } from '#domain/accounts/published-passwords.ts'

export const DEMO_CUSTOMER_EMAIL = 'priya@washline.example'
export const DEMO_ADMIN_EMAIL = 'admin@washline.example'
/** Somebody who can sign in to a demo. */
export interface DemoAccount {
  role: keyof typeof PUBLISHED_PASSWORDS
  email: string
  password: string
}

/** Who can sign in to a demo that only this machine reaches. Everybody may know these. */
export const DEMO_ACCOUNTS = [
  { role: 'customer', email: DEMO_CUSTOMER_EMAIL, password: PUBLISHED_PASSWORDS.customer },
  { role: 'admin', email: DEMO_ADMIN_EMAIL, password: PUBLISHED_PASSWORDS.admin },
] as const satisfies readonly DemoAccount[]
