// The nightly backup: staff see its success, and a clear warning of a missing one.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAs } from '../sign-in.ts'
import { startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

test('the nightly backup is written to the set folder and test-restored, and Exports shows it', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'washline-backups-'))
  const server = await startServer({ env: { BACKUP_DIR: folder } })
  try {
    await signInAs(page.context(), server.url, 'admin')
    await expect(async () => {
      await page.goto(`${server.url}/admin/exports`)
      await expect(page.getByText(/The last nightly backup was made on .* MB/)).toBeVisible()
    }).toPass({ timeout: 60_000 })
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^Restorable as of \d+:\d\d.[ap]m$/)).toBeVisible()
    }).toPass({ timeout: 180_000 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const [file] = await readdir(join(folder, 'demo'))
    expect(file).toMatch(/^washline-nightly-[\d-]+\.tar\.gz$/)
    await expect(page.getByText(file!)).toBeVisible()

    await page.goto(`${server.url}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible()
    await expect(page.getByText('The nightly backup is missing')).toHaveCount(0)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('staff see an alert with the reason when the nightly backup fails', async ({ page }) => {
  const server = await startServer({ env: { BACKUP_DIR: '/dev/null/backups' } })
  try {
    await signInAs(page.context(), server.url, 'admin')
    await expect(async () => {
      await page.goto(`${server.url}/admin`)
      await expect(page.getByRole('alert').getByText('nightly backup is missing')).toBeVisible()
    }).toPass({ timeout: 60_000 })
    const why =
      /is retried every hour: BACKUP_DIR is \/dev\/null\/backups\/demo, but \/dev\/null is a file/
    await expect(page.getByText(why)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link', { name: 'download one' }).click()
    await expect(page).toHaveURL(/\/admin\/exports$/)
    await expect(page.getByText(why)).toBeVisible()
  } finally {
    await server.stop()
  }
})
