// API keys in another language: no English in any state.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ApiKey } from '#contract/webhooks/api-keys.ts'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { LanguageContext } from '#web/lib/words.ts'
import { ApiKeys, staffApiKeys } from './api-keys.tsx'

const AT = '2025-06-18T06:30:00.000Z'
const KEY: ApiKey = {
  _id: '1',
  name: '1',
  prefix: '3f9',
  permissions: [...PERMISSIONS],
  madeBy: null,
  createdAt: AT,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
}

/** The section as the server would draw it. @param known the keys, nothing while they load */
function rendered(known?: ApiKey[] | Error): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = staffApiKeys
  if (Array.isArray(known)) client.setQueryData(queryKey, known)
  else if (known) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: known, fetchStatus: 'idle' })
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={pseudoLanguage}>
        <ApiKeys />
      </LanguageContext>
    </QueryClientProvider>,
  )
}

it.each([
  ['loading', undefined, 'Loading the API keys'],
  ['empty', [], 'No API keys'],
  ['failed', new Error('no'), 'The API keys couldn’t be loaded.'],
  ['with a key', [KEY], 'Payments and invoices'],
  ['with one that expired', [{ ...KEY, expiresAt: AT }], 'Expired'],
  ['with one that was revoked', [{ ...KEY, revokedAt: AT }], '1 revoked key'],
])('shows no English in the list of API keys: %s', (_state, known, words) => {
  const said = textsOfHtml(rendered(known))
  expect(said.join(' | ')).toContain(pseudoText(words))
  const english = said.filter((text) => /[a-z]/i.test(text))
  // Dates are written by Intl, and the key begins as it does.
  expect(english.filter((text) => text !== '3f9' && !/^\w{3}, \d+ \w+ \d{4}$/.test(text))).toEqual(
    [],
  )
})
