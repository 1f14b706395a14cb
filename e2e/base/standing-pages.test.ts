// Public pages on a slow line: drawn content stays in place while the rest of the page arrives.
import { servePagesInPieces } from '../steps/page-in-pieces.ts'
import { readLayoutShift, watchLayoutShifts } from '../steps/shifts.ts'
import { expect, test } from '../test.ts'

for (const path of ['/', '/services', '/subscriptions', '/how-it-works', '/contact', '/help'])
  test(`content of ${path} stays in place while the page arrives in pieces`, async ({
    page,
    server,
  }) => {
    const line = await servePagesInPieces(server.url)
    await watchLayoutShifts(page)
    await page.goto(`${line.url}${path}`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
    line.stop()
  })
