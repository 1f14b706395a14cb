/** Removes unavailable ways to sign in from the built login page. */
import { fillTemplate } from './fill-template.ts'

/** How one can sign in beside an address and its password. */
export interface SignInFacts {
  providers: readonly string[]
  phoneCode: boolean
  passkey: boolean
  /** The accounts that a demo shows; none outside one. */
  demo: readonly { role: 'customer' | 'admin'; email: string; password: string }[]
}

/** As web/screens/account/login/ writes them. */
const WAY = /<button[^>]*data-way="(\w+)".*?<\/button>/gs
const UNSET = /<span data-unset.*?<\/span>/s
const DEMO = /<section data-demo.*?<\/section>/gs

/** A demo shows providers that aren't set up too, and says so. */
export function fillSignInFacts(page: string, facts: SignInFacts): string {
  const { providers, demo } = facts
  return page
    .replaceAll(WAY, (button, way: string) => {
      if (way === 'phoneCode' || way === 'passkey') return facts[way] ? button : ''
      if (providers.includes(way)) return button.replace(UNSET, '')
      return demo.length > 0 ? button : ''
    })
    .replaceAll(DEMO, (section) =>
      demo.length === 0
        ? ''
        : fillTemplate(
            section,
            Object.fromEntries(
              demo.flatMap(({ role, email, password }) => [
                [`{{${role} email}}`, email],
                [`{{${role} password}}`, password],
              ]),
            ),
          ),
    )
}
