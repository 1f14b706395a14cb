// A rider's view when no run sheet can be shown.
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { RunSheetFailed } from './run-sheet-failed.tsx'

const failed = (error: ApiError, isOfOtherDay: boolean): string =>
  renderForTest(
    <RunSheetFailed
      query={{ error, isFetching: false, refetch: () => Promise.reject(error) }}
      isOfOtherDay={isOfOtherDay}
    />,
  ).html
const REFUSED = new ApiError(403, 'forbidden', 'You see your stops for today and tomorrow.')

it('links to today and tomorrow instead of Retry for a day that a rider may not see', () => {
  const html = failed(REFUSED, true)
  expect(html).toContain('You see your stops for today and tomorrow')
  expect(html).toContain('href="/admin/today"')
  expect(html).toMatch(/href="\/admin\/today\?date=\d{4}-\d{2}-\d{2}"/)
  expect(html).not.toContain('Retry')
})

it.each([
  ['without a line', new ApiError(0, 'offline', 'You seem to be offline.'), true],
  ['today’s', REFUSED, false],
])('offers Retry for a run sheet that couldn’t be loaded: %s', (_, error, isOfOtherDay) => {
  const html = failed(error, isOfOtherDay)
  expect(html).toContain('The run sheet couldn’t be loaded.')
  expect(html).toContain('Retry')
})
