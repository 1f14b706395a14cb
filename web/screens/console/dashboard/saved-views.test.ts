// Saved views: those of earlier versions in a browser, and replacing one of the same name.
import { expect, it } from 'vitest'
import { viewsOf, withView } from './saved-views.ts'

it('reads stored views, and ignores other values', () => {
  const late = { name: 'Late', query: 'due=late' }
  expect(viewsOf([late, { name: '' }, null, 'x'])).toEqual([late])
  expect([undefined, null, 'x', {}].map(viewsOf)).toEqual([[], [], [], []])
})

it('keeps views by name', () => {
  const views = withView(withView([], { name: 'Ready', query: 'status=ready' }), {
    name: 'Express',
    query: 'q=x',
  })
  expect(views.map(({ name }) => name)).toEqual(['Express', 'Ready'])
  expect(withView(views, { name: 'Ready', query: 'status=ready&sort=due-first' })).toEqual([
    { name: 'Express', query: 'q=x' },
    { name: 'Ready', query: 'status=ready&sort=due-first' },
  ])
})
