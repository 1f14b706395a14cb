// Numbers with hyphens in headings.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepNumberOnOneLine } from './keep-number-on-one-line.tsx'

const written = (text: string) => renderToStaticMarkup(<>{keepNumberOnOneLine(text)}</>)

it('keeps an order’s number on one line, and leaves the words around it', () => {
  expect(written('Split order LC-2025-0042?')).toBe(
    'Split order <span translate="no" class="inline-block max-w-full wrap-anywhere">LC-2025-0042?</span>',
  )
})

it('leaves words with a hyphen but no digit unchanged', () => {
  expect(written('Dry-clean 3 shirts')).toBe('Dry-clean 3 shirts')
})
