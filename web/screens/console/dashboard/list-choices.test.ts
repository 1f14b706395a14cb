// What was kept in a browser is read whatever it is, and a view of the same name is replaced.
import { expect, it } from 'vitest'
import { hiddenColumnsOf, savedViewsOf, withView } from './list-choices.ts'

it('reads what was kept, and nothing out of anything else', () => {
  const late = { name: 'Late', query: 'due=late' }
  expect(savedViewsOf([late, { name: '' }, null, 'x'])).toEqual([late])
  expect([undefined, null, 'x', {}].map(savedViewsOf)).toEqual([[], [], [], []])
  expect(hiddenColumnsOf(['balance', 'due', 'status', 3])).toEqual(['due', 'balance'])
  expect(hiddenColumnsOf('due')).toEqual([])
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
