// A laundry's first day with its own staff: they join, share a tablet, take orders and money, and leave.
// @phone
import { type Browser, devices, type Page } from '@playwright/test'
import { chooseRoles } from '../steps/choose-roles.ts'
import { readMailedInvitationToken } from '../steps/join-staff-as.ts'
import type { RunningServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
const PASSWORD = 'a lamp of brass 7'
const MANAGER = { name: 'Lakshmi Rao', email: 'lakshmi@first-day.example', pin: '481953' }
const PLANT = { name: 'Devi Menon', email: 'devi@first-day.example', pin: '730264' }
const RIDER = { name: 'Suresh Babu', email: 'suresh@first-day.example' }

test('staff join, share a tablet, take orders and cash, hand in the cash, and remove a rider', async ({
  page: owner,
  browser,
  server,
}) => {
  const tablet = await windowLike(TABLET, browser, server.url)
  const phone = await windowLike(devices['Pixel 7'], browser, server.url)

  await test.step('the owner invites a manager, who invites a rider and a plant worker', async () => {
    await signInAs(owner.context(), server.url, 'admin')
    await joinOn(tablet, await inviteTo(owner, 'Manager'), MANAGER, server)
    const forRider = await inviteTo(tablet, 'Rider')
    const forPlant = await inviteTo(tablet, 'Plant')
    await joinOn(phone, forRider, RIDER, server)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Run sheet')
    await expectUsable(phone)
    await choosePin(tablet, MANAGER.pin)
    const plant = await windowLike(TABLET, browser, server.url)
    await joinOn(plant, forPlant, PLANT, server)
    await expect(plant.getByRole('heading', { level: 1 })).toHaveText('Plant')
    await choosePin(plant, PLANT.pin)
    await plant.context().close()
  })

  await test.step('the manager sets up a shared tablet, and unlocks it', async () => {
    await tablet.goto('/admin/people')
    await tablet.getByRole('button', { name: 'Make this a shared tablet' }).click()
    const dialog = tablet.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Counter')
    await dialog.getByRole('button', { name: 'Make this a shared tablet' }).click()
    await expect(tablet.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
    await expectUsable(tablet)
    await unlock(tablet, MANAGER)
  })

  await test.step('a walk-in pays in cash', async () => {
    await tablet.goto('/admin/orders/new')
    await tablet.getByLabel('Phone number').fill('98860 54321')
    await tablet.getByLabel('Name').fill('Farah Khan')
    await tablet.getByLabel('Name').press('Enter')
    await tablet.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap()
    await tablet.getByRole('button', { name: 'Take ₹70 in cash' }).tap()
    await expect(tablet.getByRole('article', { name: /^Slip of LC-/ })).toContainText('Paid')
  })

  await test.step('a hotel’s order goes on its account, within the owner’s limit', async () => {
    await owner.goto('/admin/companies')
    await owner.getByRole('button', { name: 'Add a company' }).first().click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Name').first().fill('Hotel Ashoka')
    await dialog.getByLabel('Billing address').fill('12 Kumara Krupa Road, Bengaluru 560001')
    await dialog.getByRole('button', { name: 'Add a company' }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Hotel Ashoka')
    await owner.getByLabel('Email or phone number').fill('98860 54321')
    await owner.getByRole('button', { name: 'Add this person' }).click()
    await expect(owner.getByRole('link', { name: 'Farah Khan' })).toBeVisible()
    const terms = owner.getByRole('region', { name: 'Terms' })
    await terms.getByLabel('Credit limit, ₹').fill('5000')
    await terms.getByRole('button', { name: 'Save' }).click()
    await expect(terms.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expectUsable(owner)

    await tablet.goto('/admin/orders/new')
    await tablet.getByLabel('Phone number').fill('321')
    await tablet.getByRole('button', { name: 'Farah Khan' }).tap()
    await expect(tablet.getByText('Orders for Hotel Ashoka, at its prices')).toBeVisible()
    await tablet.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap()
    await tablet.getByRole('button', { name: 'On account' }).tap()
    const slip = tablet.getByRole('article', { name: /^Slip of LC-/ })
    await expect(slip).toContainText('On account')
    await expect(slip).not.toContainText('Paid')
  })

  await test.step('the plant worker takes a turn, and sees clothes without phone or price', async () => {
    await tablet.getByRole('button', { name: 'Lock', exact: true }).click()
    await unlock(tablet, PLANT)
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Plant')
    await expect(tablet.getByRole('main')).toContainText('LC-')
    await expect(tablet.getByRole('main')).not.toContainText(/₹|98860/)
    await expectUsable(tablet)
    await tablet.getByRole('button', { name: 'Lock', exact: true }).click()
  })

  await test.step('staff hand in and count the cash in the evening', async () => {
    await unlock(tablet, MANAGER)
    await tablet.goto('/admin/cash')
    await tablet.getByRole('button', { name: 'Hand in', exact: true }).click()
    const dialog = tablet.getByRole('dialog')
    await dialog.getByLabel('Counted cash, in rupees').fill('70')
    await dialog.getByRole('button', { name: 'Hand in ₹70' }).click()
    await expect(tablet.getByText(/₹70 handed in on .*, waiting to be counted/)).toBeVisible()
    await expectUsable(tablet)

    await owner.goto('/admin/cash')
    await owner.getByRole('button', { name: `Count ${MANAGER.name}` }).click()
    await owner.getByRole('button', { name: 'Count notes and coins' }).click()
    await owner.getByRole('dialog').getByLabel('₹50 ×').fill('1')
    await owner.getByRole('dialog').getByLabel('₹20 ×').fill('1')
    await expect(owner.getByRole('dialog').getByLabel('Counted cash, in rupees')).toHaveValue('70')
    await expectUsable(owner)
    await owner.getByRole('button', { name: 'Accept ₹70' }).click()
    await expect(owner.getByText('Nothing to count.')).toBeVisible()
  })

  await test.step('the owner removes the rider, and his phone shows no more data', async () => {
    await owner.goto('/admin/people')
    await owner.getByRole('button', { name: `Manage ${RIDER.name}` }).click()
    await owner.getByRole('menuitem', { name: 'Remove from the staff' }).click()
    const dialog = owner.getByRole('dialog')
    // Where the menu's entry was it counts as a double press until somebody could have read the question.
    await expect(async () => {
      if (await dialog.isVisible())
        await dialog.getByRole('button', { name: 'Remove from the staff' }).click()
      await expect(dialog).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(owner.getByText(RIDER.email)).toBeHidden()
    await phone.goto('/admin/run-sheet')
    await expect(phone.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  })
  await tablet.context().close()
  await phone.context().close()
})

async function windowLike(
  { viewport, hasTouch }: { viewport: { width: number; height: number }; hasTouch?: boolean },
  browser: Browser,
  baseURL: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: hasTouch ?? false })
  return context.newPage()
}

/** @returns the link that lets somebody join */
async function inviteTo(page: Page, role: string): Promise<string> {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await chooseRoles(page, role)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  return link
}

async function joinOn(
  page: Page,
  link: string,
  who: { name: string; email: string },
  server: RunningServer,
) {
  await page.goto(link)
  await page.getByLabel('Name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account and join' }).click()
  await expect(page.getByText(`we have mailed a link to ${who.email}`)).toBeVisible()
  await page.goto(`/join#token=${await readMailedInvitationToken(server, who.email)}`)
  await page.getByRole('button', { name: 'Join with this account' }).click()
  await expect(page).toHaveURL(/\/admin/)
}

async function choosePin(page: Page, pin: string) {
  await page.goto('/profile')
  const panel = page.getByRole('region', { name: 'PIN for shared tablets' })
  await panel.getByRole('button', { name: 'Choose a PIN' }).click()
  await panel.getByLabel('New PIN').fill(pin)
  await panel.getByLabel('Type it again').fill(pin)
  await panel.getByRole('button', { name: 'Save the PIN' }).click()
  await expect(panel).toContainText('You have a PIN.')
}

async function unlock(page: Page, who: { name: string; pin: string }) {
  await page.getByRole('button', { name: who.name }).tap()
  for (const digit of who.pin) await page.getByRole('button', { name: `Digit ${digit}` }).tap()
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
}
