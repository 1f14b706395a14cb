// Links of the cards below the contact form.
import { expect, it } from 'vitest'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { QuickHelp } from './quick-help.tsx'

it('links the Community card to the About page', () => {
  const { html } = renderForTest(<QuickHelp />)
  const linkOf = (title: string) => /href="([^"]*)"/.exec(html.split(`>${title}<`)[1] ?? '')?.[1]
  expect(linkOf('FAQ')).toBe('/faq')
  expect(linkOf('Live chat &amp; help')).toBe('/help')
  expect(linkOf('Community')).toBe('/about')
})
