// Demo accounts for visitors who look around; empty on servers without any.
import type { demoAccounts } from '#contract/accounts/accounts.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'

export type DemoAccount = AnswerOf<typeof demoAccounts>[number]

type DemoAccountsProps = {
  accounts: readonly DemoAccount[]
  /** Fills the form with an account. */
  onChoose: (account: DemoAccount) => void
}

/** One button per account, which fills the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { demo: words } = useWords(loginScreen)
  if (accounts.length === 0) return null
  return (
    <section data-demo className="mt-6 grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <p className="text-sm text-night-soft">{words.hint}</p>
      {accounts.map((account) => (
        <Button key={account.email} variant="secondary" onClick={() => onChoose(account)}>
          <span className="grid w-full min-w-0 text-left leading-snug">
            <span>{words.roles[account.role]}</span>
            <span className="grid text-sm font-normal wrap-anywhere text-ink-soft">
              <span>{account.email}</span>
              <span>{account.password}</span>
            </span>
          </span>
        </Button>
      ))}
    </section>
  )
}
