// Login prompt of a screen for signed-in people; signing in leads back to it.
import { useLocation } from 'react-router'
import { moveSecretsToHash } from '#domain/base/secret-links.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { signInPath } from './parse-return-path.ts'
import { useWords } from '#web/lib/words.ts'
import { loginRequired } from '#words/en/accounts/login-required.ts'

type LoginRequiredProps = {
  /** One sentence on what signing in opens: "Please log in to see your orders." */
  children: string
  /** Also offers the way back to the home page. */
  withHome?: boolean
}

/** The Login Required card. */
export function LoginRequired({ children, withHome = false }: LoginRequiredProps) {
  const words = useWords(loginRequired)
  const here = moveSecretsToHash(useLocation())
  return (
    <div className="page grid place-items-center py-12 md:py-20">
      <Panel as="section" className="grid w-full max-w-lg justify-items-center gap-2 text-center">
        <div className="w-full max-w-64">
          <EmptyClothesline />
        </div>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-ink-soft">{children}</p>
        <div className="mt-5 grid w-full gap-3 sm:grid-cols-2">
          <LinkButton to={signInPath('/login', here)}>{words.login}</LinkButton>
          <LinkButton to={signInPath('/signup', here)} variant="secondary">
            {words.signup}
          </LinkButton>
          {withHome && (
            <LinkButton to="/" variant="quiet" className="sm:col-span-2">
              {words.home}
            </LinkButton>
          )}
        </div>
      </Panel>
    </div>
  )
}
