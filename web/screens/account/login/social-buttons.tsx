// Login buttons for Google and Facebook, if the laundry has set them up; a demo shows both.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SocialProvider, socialProviders, socialSignIn } from '#contract/accounts/accounts.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { SITE } from '#web/lib/site.ts'
import { useWords } from '#web/lib/words.ts'
import { type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'

const askProviders = addressOf(socialProviders)
const beginSignIn = addressOf(socialSignIn)

const PROVIDERS = [
  {
    id: 'google',
    mark: 'M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9zM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6z',
  },
  {
    id: 'facebook',
    mark: 'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.2 0-1.6.8-1.6 1.5V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12z',
  },
] as const

type SocialButtonsProps = {
  /** Where to go afterwards. */
  next: string | null
  /** The code of the invitation that led here, for who has no account yet. */
  referral: string | null
  /** Shows providers that aren't set up too. */
  isDemo: boolean
  onProblem: (problem: Problem) => void
}

/** One button per provider that is set up; in a demo the others say that they aren't. */
export function SocialButtons({ next, referral, isDemo, onProblem }: SocialButtonsProps) {
  const words = useWords(loginScreen)
  const [asked, setAsked] = useState<SocialProvider | null>(null)
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const available = useQuery({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => call(askProviders, {}, { signal }),
    initialData: SITE.signIn?.providers,
    staleTime: Infinity,
  }).data

  const leave = async (provider: SocialProvider) => {
    setLeaving(provider)
    try {
      const body = { provider, ...(next && { next }), ...(referral && { referral }) }
      const { url } = await call(beginSignIn, { body })
      window.location.assign(url)
    } catch (error) {
      logProblem('Signing in elsewhere could not begin:', error)
      onProblem(formProblemOf(error, words.failed))
      setLeaving(null)
    }
  }

  const shown = PROVIDERS.filter(({ id }) => isDemo || available?.includes(id))
  return (
    <div className="grid gap-3 not-has-[button]:hidden">
      <div className="grid grid-cols-2 gap-3 has-[:only-child]:grid-cols-1">
        {shown.map(({ id, mark }) => {
          const isSetUp = available?.includes(id) ?? false
          return (
            <Button
              key={id}
              data-way={id}
              variant="secondary"
              busy={leaving === id}
              disabled={leaving !== null}
              onClick={() => (isSetUp ? void leave(id) : setAsked(id))}
            >
              <svg
                width="20"
                height="20"
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="lucide shrink-0 fill-current"
              >
                <path d={mark} />
              </svg>
              <span className="grid text-left leading-tight">
                {words.providers[id]}
                {available && !isSetUp && (
                  <span data-unset className="text-xs font-normal text-ink-soft">
                    {words.unset}
                  </span>
                )}
              </span>
            </Button>
          )
        })}
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {asked && words.notSetUp({ provider: words.providers[asked] })}
      </p>
    </div>
  )
}
