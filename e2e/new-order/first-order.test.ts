// A visitor's first order: built before login, kept through sign-up, in few taps.
// @phone @translated
import type { Locator } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { expect, expectUsable, test } from '../test.ts'

const MOST_TAPS = 25
const MOST_FIELDS = 9

test('a visitor builds an order, signs up, and places the order unchanged', async ({ page }) => {
  let taps = 0
  let fields = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const type = async (name: string | RegExp, text: string) => {
    taps += 1
    fields += 1
    await page.getByLabel(name, { exact: true }).fill(text)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Schedule a Pickup' }).first())
  await expect(page).toHaveURL(/\/login\?next=/)
  await expectUsable(page)
  await tap(page.getByRole('link', { name: 'Build your order first' }))

  await expect(
    page.getByText('We suggest 3 kg for wash & fold; less is welcome, too.'),
  ).toBeVisible()
  await tap(button('One more: Wash & Fold'))
  await tap(button('One more: Wash & Fold'))
  await tap(
    page.getByRole('navigation', { name: 'Services' }).getByRole('button', { name: 'Ironing' }),
  )
  await expect(page.getByRole('heading', { name: 'Ironing' })).toBeFocused()
  await tap(button('One more: Shirt (Ironing)'))
  await expect(page.getByText('₹150').first()).toBeVisible()
  await tap(button('Next'))
  await tap(page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2))
  await tap(page.getByRole('radio', { name: /^9-11 AM/ }))
  await tap(button('Next'))
  await fillAddress(page, LAVELLE_ROAD)
  taps += Object.keys(LAVELLE_ROAD).length
  fields += Object.keys(LAVELLE_ROAD).length
  await tap(button('Next'))
  await tap(button('Place order'))

  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Your order is saved')).toBeVisible()
  await tap(page.getByRole('link', { name: 'Create an account' }))
  await expect(page).toHaveURL(/\/signup/)
  await expect(page.getByText('Your order is saved')).toBeVisible()
  await type('First name', 'Meera')
  await type('Last name', 'Iyer')
  await type('Email', `meera.first.${Date.now()}@example.com`)
  await type(/^Phone/, '98450 12345')
  await type('Password', 'monsoon-terrace-7')
  await type('Confirm password', 'monsoon-terrace-7')
  await tap(page.getByRole('checkbox', { name: /I agree/ }))
  await tap(button('Create Account'))

  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
  for (const kept of ['2 kg Wash & Fold', '1 × Shirt (Ironing)', 'Flat 4B, Rosewood Court'])
    await expect(page.getByText(kept).first()).toBeVisible()
  await tap(button('Place order'))
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible()
  expect(taps, 'taps, one for each field included').toBeLessThanOrEqual(MOST_TAPS)
  expect(fields, 'fields').toBeLessThanOrEqual(MOST_FIELDS)
})
