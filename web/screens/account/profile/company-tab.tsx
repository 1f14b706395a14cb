// The Company tab: the company that a person orders for, with its invoices and statement if they may see its
// account.
import { useQuery } from '@tanstack/react-query'
import { ownCompanyAccount, ownCompanyInvoicePdf } from '#contract/companies/own-company.ts'
import { CompanyAccountFacts } from '#web/features/companies/company-account-facts.tsx'
import { CompanyInvoiceList } from '#web/features/companies/company-invoice-list.tsx'
import { useOwnCompany } from '#web/features/companies/ordering-company.ts'
import { StatementTable } from '#web/features/companies/statement-table.tsx'
import { addressOf, call, urlOf } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { companyScreen } from '#words/en/companies/companies-screen.ts'
import { onAccount } from '#words/en/companies/on-account.ts'

const askAccount = addressOf(ownCompanyAccount)
const askInvoice = addressOf(ownCompanyInvoicePdf)

export function CompanyTab() {
  const words = useWords(companyScreen)
  const account = useWords(onAccount)
  const company = useOwnCompany()
  if (company.isPending) return <SkeletonList rows={2} label={words.loading} />
  if (company.isError) return <FailedQueryNotice what={words.notLoaded} query={company} />
  if (company.data === null) return <p>{account.noCompany}</p>
  const { name, left, refusal, seesAccount } = company.data
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel as="section" aria-labelledby="company" className="grid grid-cols-1 gap-3">
        <h2 id="company" className="text-xl wrap-anywhere">
          {name}
        </h2>
        <p>{account.youOrderFor}</p>
        {left !== null && (
          <p className="text-ink-soft">{refusal ?? account.left({ sum: rupeesText(left) })}</p>
        )}
      </Panel>
      {seesAccount && <Account />}
    </div>
  )
}

function Account() {
  const words = useWords(companyScreen)
  const account = useQuery({
    queryKey: ['company', 'account'],
    queryFn: ({ signal }) => call(askAccount, {}, { signal }),
  })
  if (account.isPending) return <SkeletonList rows={3} label={words.statementLoading} />
  if (account.isError) return <FailedQueryNotice what={words.statementNotLoaded} query={account} />
  const { invoices, statement, ...facts } = account.data
  return (
    <>
      <Panel as="section" aria-labelledby="invoices" className="grid grid-cols-1 gap-4">
        <h2 id="invoices" className="text-xl">
          {words.invoices}
        </h2>
        <CompanyAccountFacts {...facts} />
        <CompanyInvoiceList
          invoices={invoices}
          urlOf={(invoiceId) => urlOf(askInvoice.path, { invoiceId })}
        />
      </Panel>
      <Panel as="section" aria-labelledby="statement" className="grid grid-cols-1 gap-4">
        <h2 id="statement" className="text-xl">
          {words.statement}
        </h2>
        <StatementTable statement={statement} />
      </Panel>
    </>
  )
}
