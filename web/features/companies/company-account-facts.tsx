// A company's account: balance owed, limit, remaining credit and overdue sum.
import type { Company } from '#contract/companies/companies.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { companyScreen } from '#words/en/companies/companies-screen.ts'

type AccountFactsProps = Pick<Company, 'owed' | 'limit' | 'left' | 'overdue'> & {
  /** How the sum that is owed looks. */
  owedClass?: string
}

export function CompanyAccountFacts({ owed, limit, left, overdue, owedClass }: AccountFactsProps) {
  const words = useWords(companyScreen)
  return (
    <Facts>
      <Fact name={owed >= 0 ? words.owes : words.credit}>
        <span className={owedClass}>{rupeesText(Math.abs(owed))}</span>
      </Fact>
      <Fact name={words.limit}>{rupeesText(limit)}</Fact>
      <Fact name={words.left}>{rupeesText(left)}</Fact>
      {overdue > 0 && (
        <Fact name={words.overdue}>
          <strong className="text-danger-text">{rupeesText(overdue)}</strong>
        </Fact>
      )}
    </Facts>
  )
}
