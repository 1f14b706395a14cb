// Remaining allowance of the current period and of earlier ones.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { sumKilograms } from '#domain/club/allowance.ts'
import { AllowanceMeters } from '#web/features/club/allowance-meters.tsx'
import { useAllowanceSentence } from '#web/features/club/use-allowance-sentence.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { clubAllowance } from '#words/en/club/club-allowance.ts'

export function CurrentAllowance({ club }: { club: Subscription }) {
  const words = useWords(clubAllowance)
  const left = useAllowanceSentence(club)
  const rolledOver = sumKilograms(club.lots.filter((lot) => lot.rolledOver))
  return (
    <Panel as="section" aria-labelledby="allowance">
      <h2 id="allowance" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-lg font-semibold">{left}</p>
      {rolledOver > 0 && (
        <p className="text-ink-soft">{words.rolledOver({ kilograms: rolledOver })}</p>
      )}
      <AllowanceMeters club={club} />
    </Panel>
  )
}
