// Saved views: those of earlier versions in a browser, and replacing one of the same name.
import { expect, it } from 'vitest'
import { parseSavedViews, addSavedView } from './saved-views.ts'

it('reads stored views, and ignores other values', () => {
  const late = { name: 'Late', query: 'due=late' }
  expect(parseSavedViews([late, { name: '' }, null, 'x'])).toEqual([late])
  expect([undefined, null, 'x', {}].map(parseSavedViews)).toEqual([[], [], [], []])
})

it('keeps one view for each name, and replaces an earlier one', () => {
  const views = addSavedView(addSavedView([], { name: 'Ready', query: 'status=ready' }), {
    name: 'Express',
    query: 'q=x',
  })
  expect(views.map(({ name }) => name)).toEqual(['Express', 'Ready'])
  expect(addSavedView(views, { name: 'Ready', query: 'status=ready&sort=due-first' })).toEqual([
    { name: 'Express', query: 'q=x' },
    { name: 'Ready', query: 'status=ready&sort=due-first' },
  ])
})
