// The demo's two public passwords: its login page shows them.

export const PUBLISHED_PASSWORDS = {
  customer: 'fresh-laundry-24',
  admin: 'crisp-collars-24',
} as const

/** Whether a password is one of them, however its letters are written. */
export function isPublishedPassword(password: string): boolean {
  const { customer, admin } = PUBLISHED_PASSWORDS
  return [customer, admin].some((published) => published === password.toLowerCase())
}
