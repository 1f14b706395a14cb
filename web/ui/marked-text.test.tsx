// Sentence with marked parts: each is drawn by its own function, and the rest stays text.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const link = (text: string) => <a href="/terms">{text}</a>
const strong = (text: string) => <strong>{text}</strong>

test('draws each marked part of a sentence with its own function, in order', () => {
  expect(
    renderToStaticMarkup(
      <MarkedText text="[Free] once you read the [terms]." parts={[strong, link]} />,
    ),
  ).toBe('<strong>Free</strong> once you read the <a href="/terms">terms</a>.')
})

test('shows a marked part of a sentence that has no function as plain text', () => {
  expect(renderToStaticMarkup(<MarkedText text="Read the [terms]." parts={[]} />)).toBe(
    'Read the terms.',
  )
})
