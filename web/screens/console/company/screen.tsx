// One company for staff: account, invoices, statement, facts, people, prices and terms.
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Company } from '#contract/companies/companies.ts'
import type { Permission } from '#domain/people/permissions.ts'
import {
  companyQuery,
  invoiceUrl,
  companyStatementQuery,
} from '#web/features/companies/company-queries.ts'
import { CompanyInvoiceList } from '#web/features/companies/company-invoice-list.tsx'
import { StatementTable } from '#web/features/companies/statement-table.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { companiesScreen, companyScreen } from '#words/en/companies/companies-screen.ts'
import { AccountPanel } from './account-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { UndoPaymentButton } from './undo-payment-button.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { UpcomingPanel } from './upcoming-panel.tsx'

/** The page of one company. */
export default function AdminCompany() {
  const { id = '' } = useParams()
  const words = useWords(companyScreen)
  const company = useQuery(companyQuery(id))
  const isUnknown = company.error instanceof ApiError && [404, 422].includes(company.error.status)
  return (
    <div className="page py-6 md:py-10">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/companies">{useWords(companiesScreen).title}</TextLink>
      </p>
      <h1 className="mb-5 text-2xl wrap-anywhere md:mb-7 md:text-3xl">
        {company.data?.name ?? words.title}
      </h1>
      {company.isPending && <SkeletonList rows={4} label={words.loading} />}
      {isUnknown && (
        <EmptyState
          title={words.unknown}
          action={<LinkButton to="/admin/companies">{words.all}</LinkButton>}
        >
          {words.unknownText}
        </EmptyState>
      )}
      {company.isError && !isUnknown && (
        <FailedQueryNotice what={words.notLoaded} query={company} />
      )}
      {company.data && <Panels key={id} company={company.data} />}
    </div>
  )
}

function Panels({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  const { user } = useSession()
  const may = (permission: Permission) => user?.permissions?.includes(permission) === true
  const statement = useQuery(companyStatementQuery(company._id))
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <AccountPanel company={company} mayTake={may('money-in')} />
        <Panel as="section" aria-labelledby="invoices" className="grid grid-cols-1 gap-4">
          <h2 id="invoices" className="text-xl">
            {words.invoices}
          </h2>
          <CompanyInvoiceList
            invoices={company.invoices}
            urlOf={may('money-in') ? (invoiceId) => invoiceUrl(company._id, invoiceId) : null}
          />
        </Panel>
        <Panel as="section" aria-labelledby="statement" className="grid grid-cols-1 gap-4">
          <h2 id="statement" className="text-xl">
            {words.statement}
          </h2>
          {statement.isPending && <SkeletonList rows={3} label={words.statementLoading} />}
          {statement.isError && (
            <FailedQueryNotice what={words.statementNotLoaded} query={statement} />
          )}
          {statement.data && (
            <StatementTable
              statement={statement.data}
              {...(may('money-in') && {
                renderTakeBack: (paymentId: string, rupees: number) => (
                  <UndoPaymentButton company={company} paymentId={paymentId} rupees={rupees} />
                ),
              })}
              {...(may('orders') && { orderUrl: (orderId) => `/admin/orders/${orderId}` })}
            />
          )}
        </Panel>
        {may('prices') && <PricesPanel company={company} />}
        {may('prices') && <UpcomingPanel company={company} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <PeoplePanel company={company} />
        {may('settings') && <TermsPanel company={company} />}
        <FactsPanel company={company} />
      </div>
    </div>
  )
}
