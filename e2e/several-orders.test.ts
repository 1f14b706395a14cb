// What staff do with several orders at once: thirty bag tags in three presses, and a move that says what stayed.
import { signInAs } from './sign-in.ts'
import { expect, expectSound, test } from './test.ts'

test('thirty bag tags are three presses, and what can’t be moved is named', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard')
  const rows = page.locator('[data-order]')
  await expect(rows).toHaveCount(25)

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Select all orders shown').check()
  const tags = page.getByRole('link', { name: 'Bag tags' })
  const file = await page.request.get(`${server.url}${await tags.getAttribute('href')}`)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectSound(page)

  await page.getByRole('button', { name: 'Move…' }).click()
  const move = page.getByRole('dialog', { name: /^Move / })
  const day = await page.evaluate(async () => {
    const answer = await fetch('/api/slots?days=8')
    const { dates } = (await answer.json()) as {
      dates: { date: string; closed: boolean; slots: unknown[] }[]
    }
    return dates.findLast(({ closed, slots }) => !closed && slots.length > 0)!.date
  })
  await move.getByLabel('To which day').fill(day)
  await expectSound(page)
  await move.getByRole('button', { name: 'Move them' }).click()
  await expect(move.getByText(/^LC-.*already with us/).first()).toBeVisible()
  await expectSound(page)
  await move.getByRole('button', { name: 'Close' }).last().click()
  await expect(move).toHaveCount(0)
  await expect(page.getByText(/orders selected$/)).toBeVisible()
})
