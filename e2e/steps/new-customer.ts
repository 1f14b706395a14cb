// A new customer without data, for one browser test.
import type { BrowserContext } from '@playwright/test'

export const PASSWORD = 'monsoon-terrace-7'

let customers = 0

/** Signs every page of the context in as somebody new; gives the email they signed up with. */
export async function signUpAs(
  context: BrowserContext,
  url: string,
  name: string,
): Promise<string> {
  customers += 1
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}.${customers}@example.com`
  const answer = await context.request.post(`${url}/api/auth/signup`, {
    data: { name, email, phone: '+91 98450 55555', password: PASSWORD },
  })
  if (!answer.ok()) throw new Error(`Signing up as ${email} failed: ${await answer.text()}`)
  return email
}
