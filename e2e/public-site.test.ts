// The public site as visitors use it: prices and what they add up to, the contact form, the help centre, and every link.
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { startServer } from './server.ts'
import { signInAs } from './sign-in.ts'
import { expect, test } from './test.ts'

type Item = {
  service: string
  name: string
  unit: string
  listPrice: number
  onlinePrice: number | null
}

const CONSTRUCTION = 'This page is under construction'
const THANKS = "Thank you for your message! We'll get back to you within 24 hours."

test.describe('Home', () => {
  test('says whether it comes to a pin code', async ({ page }) => {
    await page.goto('/')
    const pin = page.getByLabel('Pin code')

    await pin.fill('560038')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Great! We serve your area.')).toBeVisible()

    await pin.fill('560')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText("Sorry, we're not in your area yet.")).toBeVisible()

    await pin.fill('56003812')
    await expect(pin).toHaveValue('560038')
  })
})

test.describe('Services & Pricing', () => {
  test('lists every price of the catalogue', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/catalogue')).json()) as { items: Item[] }
    await page.goto('/services')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services & Pricing')
    await expect(page.getByText('₹70').first()).toBeVisible()
    await expect(page.getByText('5–7 kg')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(5)
    for (const { service, name, listPrice, onlinePrice } of items) {
      if (service === 'wash-fold') continue
      const table = page.locator(`table[aria-labelledby="${service}"]`)
      const row = table.getByRole('row', { name: new RegExp(`^${name} `) })
      await expect(row).toContainText(`₹${listPrice}`)
      if (onlinePrice !== null) await expect(row).toContainText(`₹${onlinePrice}`)
    }
  })

  test('leads on to ordering, asking and the club', async ({ page }) => {
    await page.goto('/services')
    const main = page.getByRole('main')
    await expect(main.locator('a[href="/new-order"]').first()).toBeVisible()
    await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
    await expect(main.locator('a[href="/subscriptions"]').first()).toBeVisible()
  })

  test('shows what staff changed as soon as it has loaded, and nothing jumps', async ({ page }) => {
    await page.route('**/api/catalogue', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { items: Item[] }
      for (const item of body.items) if (item.name === 'Lehenga') item.listPrice = 425
      await route.fulfill({ json: body })
    })
    await watchShifts(page)
    await page.goto('/services')

    await expect(page.getByRole('row', { name: /^Lehenga / })).toContainText('₹425')
    await page.getByRole('textbox', { name: 'Lehengas' }).fill('2')
    await expect(total(page)).toHaveText('₹850')
    expect(await shifted(page)).toBeLessThan(0.02)
  })

  test('says when prices could not be loaded, and tries again', async ({ page }) => {
    let down = true
    await page.route('**/api/catalogue', (route) => (down ? route.abort() : route.continue()))
    await page.goto('/services')

    const alert = page.getByRole('alert').filter({ hasText: "prices couldn't be loaded" })
    await expect(alert).toBeVisible()
    down = false
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toBeHidden()
  })

  test('estimates baskets as they are counted', async ({ page }) => {
    await page.goto('/services')
    await expect(total(page)).toHaveText('₹0')
    await expect(page.getByText('The basket is empty so far.')).toBeVisible()

    await quantity(page, 'Wash & Fold (kg)').fill('5')
    await expect(total(page)).toHaveText('₹350')

    await quantity(page, 'Shirts').fill('2')
    await expect(total(page)).toHaveText('₹548')
    await expect(bill(page).getByRole('listitem')).toHaveText([
      '2 × Shirts₹198',
      '5 kg Wash & Fold₹350',
    ])
    await expect(bill(page)).toContainText('Ordered online, the same costs ₹380: ₹168 less.')

    await page.getByRole('button', { name: 'One more: Sarees' }).click()
    await expect(total(page)).toHaveText('₹677')
    await page.getByRole('button', { name: 'One less: Shirts' }).click()
    await expect(total(page)).toHaveText('₹578')

    await page.getByRole('button', { name: 'Empty the basket' }).click()
    await expect(total(page)).toHaveText('₹0')
  })

  test('estimates all thirteen quantities together', async ({ page }) => {
    await page.goto('/services')
    const labels = [
      ['Shirts', 99],
      ['Trousers', 149],
      ['Dresses', 199],
      ['Suits', 299],
      ['Coats', 349],
      ['Sarees', 129],
      ['Lehengas', 399],
      ['Curtains', 99],
      ['Bedsheet Sets', 149],
      ['Blankets', 199],
      ['Shoes', 99],
      ['Handbags', 149],
      ['Wash & Fold (kg)', 70],
    ] as const
    let sum = 0
    for (const [place, [label, price]] of labels.entries()) {
      await quantity(page, label).fill(String(place + 1))
      sum += price * (place + 1)
    }
    await expect(total(page)).toHaveText(`₹${sum.toLocaleString('en-IN')}`)
    await expect(bill(page).getByRole('listitem')).toHaveCount(13)
  })

  test('counts what is no number as 0, and never below it', async ({ page }) => {
    await page.goto('/services')
    const suits = quantity(page, 'Suits')
    for (const text of ['two', '-3', '', '1e999']) {
      await suits.fill(text)
      await expect(total(page)).toHaveText('₹0')
    }
    await suits.fill('abc')
    await suits.blur()
    await expect(suits).toHaveValue('0')
    await expect(page.getByRole('button', { name: 'One less: Suits' })).toBeDisabled()

    await suits.fill('2.9')
    await expect(total(page)).toHaveText('₹598')
  })

  test('prints the list alone', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('button', { name: 'Print the list' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    await expect(page.getByRole('table')).toHaveCount(5)
    await expect(page.getByText('Washline: price list')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What will it come to?' })).toBeHidden()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})

test.describe('How It Works', () => {
  test('tells the steps, the two days, how to prepare, and what it costs', async ({ page }) => {
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

test.describe('Contact', () => {
  test('shows how, when and where the laundry is reached', async ({ page, request }) => {
    const facts = (await (await request.get('/api/business')).json()) as Record<string, unknown>
    await watchShifts(page)
    await page.goto('/contact')
    const main = page.getByRole('main')

    await expect(main.getByRole('link', { name: String(facts.phone) })).toBeVisible()
    await expect(main.getByRole('link', { name: String(facts.email) })).toBeVisible()
    await expect(main.getByText(String(facts.address)).first()).toBeVisible()
    await expect(main.getByText(facts.openNow ? 'Open now' : 'Closed now')).toBeVisible()
    await expect(main.getByText('(today)')).toHaveCount(1)
    await expect(main.getByText('We serve the whole city', { exact: false })).toBeVisible()
    await expect(main.getByText('drawn and not to scale', { exact: false })).toBeVisible()
    for (const path of ['/faq', '/help', '/subscriptions'])
      await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
    expect(await shifted(page)).toBeLessThan(0.02)
  })

  test('lists the pin codes once there are any', async ({ page }) => {
    await page.route('**/api/business', async (route) => {
      const body = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...body, areas: ['560001', '560038'], openNow: true } })
    })
    await page.goto('/contact')

    await expect(page.getByText('Open now')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^560001$/ })).toBeVisible()
    await expect(page.getByText('We serve the whole city')).toBeHidden()
  })

  test('says what a message lacks', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const missing = ['Name is required.', 'Please enter your email.', 'Subject is required.']
    for (const text of [...missing, 'Message is required.'])
      await expect(page.getByText(text)).toBeVisible()

    await page.getByLabel('Email').fill('asha')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.getByLabel('Phone').fill('call me')
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
  })

  test('sends a message, also after a failure, and the laundry gets one mail', async ({
    page,
    server,
  }) => {
    let posts = 0
    await page.route('**/api/contact', async (route) => {
      posts += 1
      if (posts > 1) return route.continue()
      // It arrives, but the answer is lost on the way back.
      await route.fetch()
      await route.abort()
    })
    await page.goto('/contact')
    const subject = `Ten curtains ${Date.now()}`
    await page.getByLabel('Name').fill('Asha Rao')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('What is it about?').selectOption('Pricing')
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Message', { exact: true }).fill('Do you take them down, too?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()

    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(THANKS)).toBeVisible({ timeout: 20_000 })
    expect(posts).toBe(2)

    const mails = async () =>
      (await outbox(server.dataDir)).filter((mail) => mail.subject?.includes(subject))
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
    const [mail] = await mails()
    expect(mail?.to?.[0]?.address).toBe('hello@washline.example')
    expect(mail?.replyTo?.[0]?.address).toBe('asha@example.com')
    expect(mail?.text).toContain('Do you take them down, too?')

    await page.getByRole('button', { name: 'Write another message' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })

  test('knows who is signed in', async ({ page, context, server }) => {
    await signInAs(context, server.url, 'customer')
    await page.goto('/contact')
    await expect(page.getByLabel('Email')).toHaveValue('priya@washline.example')
    await expect(page.getByLabel('Name')).not.toHaveValue('')
  })

  test('draws a real map where the operator has set one', async ({ browser }) => {
    // It starts a server of its own.
    test.slow()
    const tiles = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png' })
      answer.end(TILE)
    }).listen(0, '127.0.0.1')
    await once(tiles, 'listening')
    const { port } = tiles.address() as AddressInfo
    const server = await startServer({
      demo: false,
      env: {
        MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
        MAP_CENTER: '12.9719,77.6412',
        MAP_ATTRIBUTION: '© Tile people',
      },
    })
    const page = await browser.newPage()
    try {
      await page.goto(`${server.url}/contact`)
      const map = page.getByRole('region', { name: 'Map: Washline' })
      await expect(map).toContainText('© Tile people')
      const tile = map.locator('img.leaflet-tile').first()
      await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
      await expect(page.getByText('drawn and not to scale')).toBeHidden()
    } finally {
      await page.close()
      await server.stop()
      tiles.close()
    }
  })
})

test.describe('Help centre', () => {
  test('finds answers by words and topic', async ({ page }) => {
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

    await page.getByRole('searchbox').fill('elephants')
    await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all questions' }).click()
    await expect(topics).toHaveCount(5)
  })

  test('says how and when people answer', async ({ page }) => {
    await page.goto('/help')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Call us' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Email us' })).toBeVisible()
    await expect(main.getByText('Saturday and Sunday')).toBeVisible()
    await expect(main.getByText('8 am – 7 pm')).toBeVisible()
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

test.describe('Every link of header and footer leads to a page', () => {
  for (const person of ['visitor', 'customer', 'admin'] as const) {
    test(`for a ${person}`, async ({ page, context, server }) => {
      if (person !== 'visitor') await signInAs(context, server.url, person)
      await page.goto('/about')
      if (person !== 'visitor')
        await expect(
          page
            .getByRole('button', { name: /menu/i })
            .or(page.getByRole('navigation', { name: 'Main' }))
            .first(),
        ).toBeVisible()
      const paths = await page
        .locator('header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
      const built = [...new Set(paths)]
      expect(built.length).toBeGreaterThan(7)
      for (const path of built) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(['404'])
        await expect(page.getByText('Oops! Page not found'), path).toBeHidden()
      }
    })
  }

  test('and so do the aliases', async ({ page, context, server }) => {
    await signInAs(context, server.url, 'customer')
    await page.goto('/MyOrders')
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await signInAs(context, server.url, 'admin')
    await page.goto('/AdminDashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeHidden()
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    const read: Record<string, string[]> = {
      '/': ['Hand us the washing.', 'What it costs', '₹99'],
      '/services': ['₹70', 'Wedding Dress', '₹799', 'What will it come to?'],
      '/how-it-works': ['Two days on one line', 'Empty the pockets', '+ ₹20'],
      '/contact': ['Send a message', '7 am – 9 pm', 'We serve the whole city'],
      '/help': ['How can we help?', 'How can I pay?', 'Support hours'],
      '/about': [CONSTRUCTION, 'How a piece travels'],
      '/faq': [CONSTRUCTION, 'Do the prices include GST?'],
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

  test('what needs JavaScript says so', async ({ page }) => {
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

  test('answers open', async ({ page }) => {
    await page.goto('/faq')
    const answer = page.getByText('In cash or by UPI when we deliver')
    await expect(answer).toBeHidden()
    await page.getByText('How can I pay?').click()
    await expect(answer).toBeVisible()
  })
})

/** A picture of one transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

function bill(page: Page) {
  return page.getByRole('complementary', { name: 'Your estimate' })
}

function total(page: Page) {
  return bill(page).getByText('Estimated total').locator('xpath=following-sibling::span')
}

function quantity(page: Page, label: string) {
  return page.getByRole('textbox', { name: label })
}

/** Adds up how far what was drawn moves by itself from now on, as Cumulative Layout Shift does. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean }
      >)
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

async function outbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
}
