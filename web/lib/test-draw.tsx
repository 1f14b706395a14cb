// Renders a part of a screen to HTML for tests: signed out, and without server calls.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { textsOfHtml } from './test-said-in.ts'
import { SessionProvider } from './session.tsx'

/** @param known what was asked before, by its key */
export function renderForTest(
  part: ReactNode,
  known: readonly (readonly [readonly unknown[], unknown])[] = [],
) {
  const client = new QueryClient()
  for (const [key, data] of known) client.setQueryData(key, data)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SessionProvider>{part}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    html,
    /** Its words with those for screen readers, as one line. */
    text: html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&amp;', '&'),
    /** Its words one by one, names of controls first. */
    said: textsOfHtml(html),
  }
}
