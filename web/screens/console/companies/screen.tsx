// Companies: the balance and overdue sum of each, and a button for a new one.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { companies } from '#web/features/companies/company-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { companiesScreen } from '#words/en/companies/companies-screen.ts'
import { CompanyList } from './company-list.tsx'
import { NewCompany } from './new-company.tsx'

/** The list of companies. */
export default function AdminCompanies() {
  const words = useWords(companiesScreen)
  const [adding, setAdding] = useState(false)
  const list = useQuery(companies)
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4 md:mb-7">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      </div>
      {adding && <NewCompany onClose={() => setAdding(false)} />}
      {list.isPending && <SkeletonList rows={3} label={words.loading} />}
      {list.isError && <FailedQueryNotice what={words.notLoaded} query={list} />}
      {list.data?.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {list.data && list.data.length > 0 && <CompanyList companies={list.data} />}
    </div>
  )
}
