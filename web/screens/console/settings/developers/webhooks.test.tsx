// Webhooks in another language: no English in any state.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { LanguageContext } from '#web/lib/words.ts'
import { staffWebhooks } from './webhook-queries.ts'
import { Webhooks } from './webhooks.tsx'

const WEBHOOK: Webhook = {
  _id: '1',
  url: pseudoText('https://books.example/hooks'),
  description: '',
  types: ['order.placed'],
  offBecause: null,
  oldSecretUntil: null,
  createdAt: '2025-06-18T06:30:00.000Z',
  waiting: 1,
  failed: 2,
}

/** @param webhooks what is known; nothing while it loads */
function said(webhooks?: Webhook[] | Error): string[] {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = staffWebhooks
  if (Array.isArray(webhooks)) client.setQueryData(queryKey, webhooks)
  else if (webhooks) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: webhooks, fetchStatus: 'idle' })
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={pseudoLanguage}>
        <MemoryRouter>
          <Webhooks />
        </MemoryRouter>
      </LanguageContext>
    </QueryClientProvider>,
  )
  return textsOfHtml(html)
}

it.each([
  ['loading', said(), 'Loading the webhooks'],
  ['failed', said(new Error('no')), 'Retry'],
  ['empty', said([]), 'No webhooks yet'],
  ['on', said([WEBHOOK]), 'Send a test'],
  ['off by staff', said([{ ...WEBHOOK, offBecause: 'staff' }]), 'Turn on'],
  ['gone', said([{ ...WEBHOOK, offBecause: 'gone' }]), 'Off: it answered 410 Gone'],
])('shows no English in the list of webhooks: %s', (_state, texts, words) => {
  expect(texts.join('\n')).toContain(pseudoText(words))
  // Days are written by Intl.
  const english = texts.filter((text) => /[a-z]/i.test(text) && !/\d{4}$/.test(text))
  expect(english).toEqual([])
})
