// Measures the wardrobe's and the tracking page's response to a finger on a slow phone.
import type { APIRequestContext, Browser } from '@playwright/test'
import { GARMENT_CATEGORIES } from '#domain/garments/garments.ts'
import { type Phone, openSlowPhone, openPressMeter } from './slow-phone.ts'
import type { Figure } from '../table.ts'

/** The demo's wardrobe is small: these come on top. */
const MORE_GARMENTS = 40

export async function measureWardrobe(browser: Browser, url: string): Promise<Figure[]> {
  const phone = await openSlowPhone(browser, url, 'customer')
  const { page } = phone
  await fillWardrobe(page.request)
  await page.goto('/garments', { waitUntil: 'load' })
  await page.getByRole('listitem').getByRole('button', { name: 'Edit' }).first().waitFor()
  await settled(phone)
  const worstOf = await openPressMeter(phone)
  const dialog = page.getByRole('dialog')
  const figures = [
    await worstOf('typing in the search', async () => {
      await page.getByRole('searchbox').pressSequentially('shirt')
      await page.getByRole('searchbox').press('ControlOrMeta+a')
      await page.getByRole('searchbox').press('Delete')
    }),
    await worstOf('choosing categories', async () => {
      const categories = page.getByRole('group', { name: 'Category' })
      for (const category of ['Dresses', 'Shirts', 'All'])
        await categories.getByText(category, { exact: true }).click()
    }),
    await worstOf('opening and closing a garment', async () => {
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await dialog.getByLabel('Name').pressSequentially('s')
      await page.keyboard.press('Escape')
    }),
    await worstOf('adding a garment', async () => {
      await page.getByRole('button', { name: 'Add Garment' }).click()
      await dialog.getByRole('button', { name: 'Add Garment' }).click()
      await page.keyboard.press('Escape')
    }),
  ]
  await phone.close()
  return figures
}

export async function measureTracking(browser: Browser, url: string): Promise<Figure[]> {
  const phone = await openSlowPhone(browser, url, 'customer')
  const { page } = phone
  await page.goto('/track-order', { waitUntil: 'load' })
  await page.getByRole('heading', { name: /^Order LC-/ }).waitFor()
  await settled(phone)
  const worstOf = await openPressMeter(phone)
  const figures = [
    await worstOf('looking for an order', async () => {
      await page.getByLabel('Order ID').pressSequentially('LC-7K2M')
      await page.getByRole('button', { name: 'Track Order' }).click()
    }),
  ]
  await phone.close()
  return figures
}

/** A page that follows something live never has an idle network. */
async function settled({ page }: Phone): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestIdleCallback(done))
  })
}

async function fillWardrobe(client: APIRequestContext): Promise<void> {
  for (let count = 0; count < MORE_GARMENTS; count++) {
    const answer = await client.post('/api/garments', {
      data: {
        name: `Piece ${count + 1}`,
        category: GARMENT_CATEGORIES[count % GARMENT_CATEGORIES.length],
      },
    })
    if (!answer.ok()) throw new Error(`A garment was not stored: ${await answer.text()}`)
  }
}
