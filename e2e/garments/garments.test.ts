// My Garments: browsing, searching, adding with a picture, changing, deleting, and sending one for cleaning.
// @phone @translated
import { type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a visitor logs in and comes back to the wardrobe', async ({ page }) => {
  await page.goto('/garments')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  const login = page.getByRole('main').getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', '/login?next=%2Fgarments')
})

test('a customer sees the stats, searches and filters', async ({ page, context, server }) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/garments')
  await expect(page.getByRole('heading', { name: 'My Garments' })).toBeVisible()
  for (const name of ['Total Garments', 'Excellent Condition', 'Need Cleaning', 'Total Cleans'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(8)
  await expectPicture(cards(page).first())
  await expectUsable(page)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('blue')
  await expect(cards(page)).toHaveText([/Blue Oxford shirt/])
  await search.fill('')
  await expect(cards(page)).toHaveCount(8)
  await search.evaluate((field: HTMLInputElement) => {
    // Faster than the list follows; written as a key does it, of which React is not told before.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    for (const letter of 'blue') {
      property.set!.call(field, field.value + letter)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(search).toHaveValue('blue')
  await expect(cards(page)).toHaveText([/Blue Oxford shirt/])
  await search.fill('')
  await choose(page, 'Dresses')
  await expect(cards(page)).toHaveCount(2)
  await search.fill('green')
  await expect(cards(page)).toHaveText([/Emerald anarkali/])
  await expect(page).toHaveURL(/q=green&category=dresses|category=dresses&q=green/)
  await page.reload()
  await expect(cards(page)).toHaveText([/Emerald anarkali/])

  await search.fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No Garments Found' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Show all garments' }).click()
  await expect(cards(page)).toHaveCount(8)
})

test('a first garment is added with a picture, changed and deleted', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/garments')
  await expect(page.getByText('No Garments Found')).toBeVisible()
  // Nothing is counted, searched or narrowed down as long as there is nothing.
  await expect(page.getByText('Total Garments')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectUsable(page)

  await page.getByRole('button', { name: 'Add your first garment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Garment' })
  await dialog.getByRole('button', { name: 'Add Garment' }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await expect(dialog.getByText('Please choose a category.')).toBeVisible()
  await expectUsable(page)

  await dialog.getByLabel('Name').fill('Kanjivaram blouse')
  await dialog.getByLabel('Category').selectOption('Dresses')
  await dialog.getByLabel('Colour').fill('Crimson')
  await choosePicture(page, await photo('#b4321f'))
  await expect(dialog.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Add Garment' }).click()
  await expect(page.getByText('Garment has been successfully added.')).toBeVisible()
  await expect(cards(page)).toHaveText([/Kanjivaram blouse/])
  await expectPicture(cards(page).first())
  await expect(stat(page, 'Excellent Condition')).toHaveText('0')

  // A press anywhere on the card opens what Edit opens.
  await cards(page)
    .first()
    .click({ position: { x: 40, y: 40 } })
  const edit = page.getByRole('dialog', { name: 'Edit Garment' })
  await expect(edit.getByLabel('Colour')).toHaveValue('Crimson')
  await expect(edit.getByRole('img', { name: 'Current picture' })).toBeVisible()
  await edit.getByLabel('Condition').selectOption('Excellent')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Garment has been successfully updated.')).toBeVisible()
  await expect(stat(page, 'Excellent Condition')).toHaveText('1')
  await expectPicture(cards(page).first())

  await page.getByRole('button', { name: 'Delete Kanjivaram blouse' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this garment?' })
  await expect(question.getByText('Kanjivaram blouse')).toBeVisible()
  await expectUsable(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add your first garment' })).toBeVisible()
})

test('a file that isn’t a picture is refused with the reason, and the form keeps its values', async ({
  page,
  server,
}) => {
  await signUp(page, server.url)
  await page.goto('/garments')
  await page.getByRole('button', { name: 'Add your first garment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Garment' })
  await dialog.getByLabel('Name').fill('Sherwani')
  await dialog.getByLabel('Category').selectOption('Suits')

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await choosePicture(page, { name: 'x.svg', mimeType: 'image/svg+xml', buffer: svg })
  await expect(dialog.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  const lie = Buffer.from('this is no picture')
  await choosePicture(page, { name: 'x.jpg', mimeType: 'image/jpeg', buffer: lie })
  await expect(dialog.getByText(/damaged and can’t be read/)).toBeVisible()

  // Browsers show the pixels of half a picture; only the server looks at the end.
  const whole = await photo('#1f40a4')
  const half = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }
  await choosePicture(page, half)
  await dialog.getByRole('button', { name: 'Add Garment' }).click()
  await expect(dialog.getByRole('alert')).toContainText('damaged and can’t be read')
  await expect(dialog.getByLabel('Name')).toHaveValue('Sherwani')
  await expectUsable(page)

  // 48 megapixels, larger than any call takes.
  const create = { width: 6000, height: 8000, channels: 3, background: '#1f40a4' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await choosePicture(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer })
  const blue = dialog.getByRole('button', { name: 'Use “Blue”, as in the picture' })
  await dialog.getByLabel('Colour').fill('Indigo')
  await expect(blue).toBeHidden()
  await dialog.getByLabel('Colour').fill('')
  await blue.click()
  await expect(dialog.getByLabel('Colour')).toHaveValue('Blue')
  await dialog.getByRole('button', { name: 'Add Garment' }).click()
  await expect(cards(page)).toHaveText([/Sherwani/])
  await expectPicture(cards(page).first())
})

test('long texts stay inside the card, and a drawing replaces a missing picture', async ({
  page,
  server,
}) => {
  const customer = await signUp(page, server.url)
  const long = 'Unbreakable'.repeat(9)
  const texts = { name: long, category: 'outerwear', color: long.slice(0, 50), notes: long }
  const care = { careInstructions: 'Wash with care. '.repeat(30), userId: customer }
  const image = await photo('#f4a71b')
  const added = await page.request.post('/api/garments', {
    multipart: { ...texts, ...care, image },
  })
  expect(added.status()).toBe(201)
  await page.route('**/api/pictures/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/garments')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first().locator('svg').first()).toBeVisible()
  await expectUsable(page)
})

test('the list shows an error, and loads after a retry', async ({ page, context, server }) => {
  await signInAs(context, server.url, 'customer')
  let broken = true
  await page.route('**/api/garments/user/*', async (route) => {
    if (!broken) return route.continue()
    return route.fulfill({
      status: 500,
      json: { code: 'server_error', message: 'Something went wrong on our side.' },
    })
  })
  await page.goto('/garments')
  // A server in trouble is asked three times before people hear of it.
  await expect(page.getByRole('alert')).toContainText('Your garments couldn’t be loaded.', {
    timeout: 30_000,
  })
  await expectUsable(page)
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(8)
})

test('a customer adds a garment to an order, and its cleaning is counted when the order is completed', async ({
  page,
  server,
}) => {
  const userId = await signUp(page, server.url)
  for (const name of ['Silk stole', 'Wool shawl'])
    await page.request.post('/api/garments', {
      multipart: { name, category: 'outerwear', userId },
    })

  await page.goto('/new-order')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await page.getByRole('checkbox', { name: 'Silk stole' }).check()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'From your wardrobe' })).toBeVisible()
  await expect(page.getByText('Silk stole')).toBeVisible()
  await expect(page.getByText('Wool shawl')).toHaveCount(0)
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page).toHaveURL(/\/my-orders$/)

  const orders = (await (await page.request.get(`/api/orders/${userId}`)).json()) as {
    _id: string
    garments: { name: string }[]
  }[]
  expect(orders[0]?.garments.map(({ name }) => name)).toEqual(['Silk stole'])
  await page.goto(`/track-order?orderId=${orders[0]?._id}`)
  await expect(page.getByText('Silk stole')).toBeVisible()

  await page.goto('/garments')
  const stole = cards(page).filter({ hasText: 'Silk stole' })
  await expect(stole.getByText('Not cleaned with us yet')).toBeVisible()
  const staff = await request.newContext({ baseURL: server.url })
  const accounts = (await (await staff.get('/api/auth/demo-accounts')).json()) as {
    role: string
    email: string
    password: string
  }[]
  await staff.post('/api/auth/login', { data: accounts.find(({ role }) => role === 'admin') })
  const moved = await staff.put(`/api/admin/orders/${orders[0]?._id}`, {
    data: { status: 'completed' },
  })
  expect(moved.status()).toBe(200)
  await expect(stole.getByText(/Cleaned once/)).toBeVisible()
  await expect(stat(page, 'Total Cleans')).toHaveText('1')
  await stole.getByRole('button', { name: 'History Silk stole' }).click()
  const told = page.getByRole('dialog', { name: 'Silk stole' })
  const visit = told.getByRole('region', { name: 'Visits' }).getByRole('article')
  await expect(visit).toContainText(/Cleaned.*Wash & Fold/)
  await expect(visit.getByRole('link', { name: /^Order LC-/ })).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History Wool shawl' }).click()
  await expect(page.getByText('It hasn’t been with us yet')).toBeVisible()
  await expectUsable(page)
  await staff.dispose()
})

function cards(page: Page) {
  return page.getByRole('region', { name: 'Garments' }).getByRole('listitem')
}

function stat(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .last()
}

async function choose(page: Page, category: string): Promise<void> {
  // The radio button is drawn as the pill around it; that pill is what people tap.
  await page.getByRole('group', { name: 'Category' }).getByText(category).click()
}

async function choosePicture(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel(/^Choose (a picture|another)$/).setInputFiles(file)
}

/** A phone's photo: noise, so that it is no small file. */
async function photo(background: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { width: 900, height: 1200, channels: 3, background, noise } })
  const buffer = await grain.tint(background).jpeg().toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

async function expectPicture(card: ReturnType<typeof cards>): Promise<void> {
  const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

let people = 0

/** A new customer, signed in; gives their id. */
async function signUp(page: Page, url: string): Promise<string> {
  people += 1
  const email = `wardrobe-${people}-${Date.now()}@example.com`
  const phone = '+91 98450 55558'
  const data = { name: 'Wardrobe Owner', email, phone, password: 'monsoon-terrace-7' }
  const answer = await page.request.post(`${url}/api/auth/signup`, { data })
  return ((await answer.json()) as { user: { _id: string } }).user._id
}
