// The public site for visitors: PIN codes, help centre and content pages, also without scripts.
// @phone
import { expect, test } from '../test.ts'

const CONSTRUCTION = 'This page is under construction'

test.describe('Home', () => {
  test('says whether the laundry serves a PIN code', async ({ page }) => {
    await page.goto('/')
    const pin = page.getByLabel('PIN code')

    await pin.fill('560038')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Great! We serve your area.')).toBeVisible()

    await pin.fill('560')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Sorry, we’re not in your area yet.')).toBeVisible()

    // As a chat or a map has it.
    await pin.fill('Bengaluru 560 038')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Great! We serve your area.')).toBeVisible()
  })
})

test.describe('How It Works', () => {
  test('explains the steps, the two days, how to prepare, and the cost', async ({ page }) => {
    await page.goto('/how-it-works')
    const names = ['1. Schedule', '2. Collect & clean', '3. Deliver', 'We ring', 'We wash']
    for (const name of [...names, 'We press and fold', 'We bring it home', 'Empty the pockets'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    const express = page.getByRole('listitem').filter({ hasText: /^Express/ })
    await expect(express).toContainText('+ ₹20')
    for (const way of ['Cash on delivery', 'UPI on delivery', 'Saved card'])
      await expect(page.getByText(way, { exact: true })).toBeVisible()

    await page.getByText('Is there a minimum order?').click()
    await expect(page.getByText('We suggest 3 kg for wash & fold')).toBeVisible()
  })
})

test.describe('Help centre', () => {
  test('finds answers by words and by topic', async ({ page }) => {
    await page.goto('/help')
    const answers = page.getByRole('region', { name: 'Frequently asked questions' })
    const topics = answers.getByRole('heading', { level: 2 })
    await expect(topics).toHaveText(['Orders', 'Billing', 'Account', 'Services', 'Technical'])

    await page.getByRole('radio', { name: 'Billing' }).check({ force: true })
    await expect(topics).toHaveText(['Billing'])
    await page.getByText('How can I pay?').click()
    await expect(page.getByText('In cash or by UPI when we deliver')).toBeVisible()

    await page.getByRole('searchbox').fill('cancel')
    await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible()

    await page.getByRole('radio', { name: 'All' }).check({ force: true })
    await expect(page.getByText('Can I change or cancel an order?')).toBeVisible()
    await expect(page.getByText('How can I pay?')).toBeHidden()

    await page.getByRole('searchbox').fill('reset pasword')
    await expect(answers.getByRole('listitem').first()).toContainText('I forgot my password')

    await page.getByRole('searchbox').fill('elephants')
    await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all questions' }).click()
    await expect(topics).toHaveCount(5)
  })

  test('shows how to reach support, and its hours', async ({ page }) => {
    await page.goto('/help')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Call us' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Email us' })).toBeVisible()
    await expect(main.getByText('Saturday and Sunday', { exact: true })).toBeVisible()
    await expect(main.getByText('8 am –\u2060 7 pm', { exact: true })).toBeVisible()
  })
})

test.describe('The written pages', () => {
  for (const path of ['/about', '/faq']) {
    test(`${path} begins by saying that it is under construction`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(CONSTRUCTION)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  }

  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    test(`${path} is filled with the laundry's own facts`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toContainText('hello@washline.example')
      await expect(page.getByRole('main')).not.toContainText('{')
    })
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its content', async ({ page }) => {
    const read: Record<string, string[]> = {
      '/': ['Hand us the washing.', 'What it costs', '₹99'],
      '/services': ['₹70', 'Wedding Dress', '₹799', 'What will it cost?'],
      '/how-it-works': ['Two days on one line', 'Empty the pockets', '+ ₹20'],
      '/contact': ['Send a message', '7 am –\u2060 9 pm', 'We serve the whole city'],
      '/help': ['How can we help?', 'How can I pay?', 'Support hours'],
      '/about': [CONSTRUCTION, 'How a piece travels'],
      '/faq': [CONSTRUCTION, 'Is anything added to the prices?'],
      '/terms': ['Lost, damaged or not clean', 'hello@washline.example'],
      '/privacy': ['Digital Personal Data Protection Act, 2023', 'hello@washline.example'],
    }
    for (const [path, texts] of Object.entries(read)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page).toHaveTitle(/ · Washline$/)
      for (const text of texts)
        await expect(
          page.getByRole('main').getByText(text).filter({ visible: true }).first(),
          `${path}: ${text}`,
        ).toBeVisible()
    }
  })

  test('each form and the estimator say that they need JavaScript', async ({ page }) => {
    const said = {
      '/services': 'The estimator needs JavaScript.',
      '/contact': 'This form needs JavaScript.',
      '/help': 'The search needs JavaScript.',
    }
    for (const [path, text] of Object.entries(said)) {
      await page.goto(path)
      const note = page.locator('main noscript p').filter({ hasText: text })
      await expect(note).toBeVisible()
    }
  })

  test('an answer opens when its question is pressed', async ({ page }) => {
    await page.goto('/faq')
    const answer = page.getByText('In cash or by UPI when we deliver')
    await expect(answer).toBeHidden()
    await page.getByText('How can I pay?').click()
    await expect(answer).toBeVisible()
  })
})
