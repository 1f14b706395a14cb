// The audit log in another language: no English in any of its states.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { LanguageContext } from '#web/lib/words.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { auditEntriesQuery, filterChoices, auditFilterOf } from './audit-queries.ts'
import AdminAuditLog from './screen.tsx'

const ENTRY: AuditEntry = {
  _id: '1',
  at: '2025-06-18T06:30:00.000Z',
  actor: null,
  action: 'item.changed',
  subject: { type: 'item', id: 'shirt' },
  summary: pseudoText('Shirt: list price ₹109 instead of ₹99'),
  details: { from: { listPrice: 99, active: true }, to: { listPrice: 109, active: false } },
}

/** The page as the server would draw it. @param entries what is known; nothing while it loads */
function rendered(search: string, entries?: AuditEntry[] | Error): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = auditEntriesQuery(auditFilterOf(new URLSearchParams(search)))
  const choices = { people: [], actions: ['item.changed'], subjectTypes: ['item'] }
  client.setQueryData(filterChoices.queryKey, choices)
  if (Array.isArray(entries)) {
    const page = { items: entries, next: 'cursor' }
    client.setQueryData(queryKey, { pages: [page], pageParams: [''] } as never)
  } else if (entries) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: entries, fetchStatus: 'idle' })
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={pseudoLanguage}>
        <MemoryRouter initialEntries={[`/admin/audit-log?${search}`]}>
          <AdminAuditLog />
        </MemoryRouter>
      </LanguageContext>
    </QueryClientProvider>,
  )
}

it.each([
  ['loading', rendered(''), 'Loading the audit log'],
  ['with entries', rendered('', [ENTRY]), 'What changed'],
  ['of one record', rendered('subjectType=item&subjectId=shirt', [ENTRY]), 'Clear all filters'],
  ['empty', rendered('', []), 'No entries yet.'],
  ['empty by its filter', rendered('q=x', []), 'No matching entries.'],
  ['failed', rendered('', new Error('no')), 'Retry'],
])('shows no English in the audit log: %s', (_state, html, words) => {
  const said = textsOfHtml(html)
  expect(said).toContain(pseudoText(words))
  expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([])
})
