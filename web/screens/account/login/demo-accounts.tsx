// Demo accounts for visitors who look around; empty on servers without any.
import type { demoAccounts } from '#contract/accounts/accounts.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import { Button } from '#web/ui/button.tsx'

export type DemoAccount = AnswerOf<typeof demoAccounts>[number]

const TITLES: Record<DemoAccount['role'], string> = { customer: 'Customer', admin: 'Admin' }

type DemoAccountsProps = {
  accounts: readonly DemoAccount[]
  /** Fills the form with an account. */
  onChoose: (account: DemoAccount) => void
}

/** One button per account, which fills the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null
  return (
    <section data-demo className="mt-6 grid gap-3">
      <h2 className="text-lg">Demo accounts</h2>
      <p className="text-sm text-night-soft">Tap one and it is filled in for you.</p>
      {accounts.map((account) => (
        <Button key={account.email} variant="secondary" onClick={() => onChoose(account)}>
          <span className="grid w-full min-w-0 text-left leading-snug">
            <span>{TITLES[account.role]}</span>
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
