// A customer's saved addresses: in the profile, and while ordering.
// @phone @translated
import { fillAddress, LAVELLE_ROAD, orderUpToAddress } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { expect, expectUsable, test } from '../test.ts'

const CHURCH_STREET = { flat: '12', street: 'Church Street', pin: '560001' }

test('a customer saves addresses, and the order form offers them', async ({ page, server }) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile?tab=addresses')
  await expect(page.getByRole('heading', { name: 'No Saved Addresses' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Add your first address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Please enter your flat, house or building.')).toBeVisible()
  await expect(page.getByText('Please enter the 6-digit PIN code.')).toBeVisible()
  await expectUsable(page)
  const dialog = page.getByRole('dialog')
  await fillAddress(dialog, CHURCH_STREET)
  await expect(dialog.getByText('560001: Great! We serve your area.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use my location' }).click()
  await expect(dialog.getByText('Your browser doesn’t let us see where you are.')).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 12.9717, longitude: 77.6011, accuracy: 12 })
  await dialog.getByRole('button', { name: 'Use my location' }).click()
  await expect(dialog.getByText('Pin kept, accurate to about 12 m')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add building, area, landmark or DIGIPIN' }).click()
  await dialog.getByRole('textbox', { name: 'Landmark' }).fill('beside the bakery')
  const digipin = dialog.getByRole('textbox', { name: 'DIGIPIN' })
  await expect(digipin).toHaveValue('4P3-J4F-49MJ')
  await digipin.fill('4P3-JK8')
  await digipin.blur()
  await expect(dialog.getByText('A DIGIPIN has 10 characters')).toBeVisible()
  await expectUsable(page)
  await digipin.fill('4p3jk852c9')
  await digipin.blur()
  await expect(digipin).toHaveValue('4P3-JK8-52C9')
  await expect(dialog.getByText('Pin kept, accurate to about 4 m')).toBeVisible()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('listitem').getByText('DIGIPIN 4P3-JK8-52C9')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('radio', { name: 'Work' }).check()
  await fillAddress(dialog, { flat: 'Unit 7', street: '80 Feet Road', pin: '560034' })
  await page.getByRole('button', { name: 'Save address' }).click()
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Default')
  await expectUsable(page)

  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('Cannot delete default address')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Make default/ })
    .click()
  await expect(cards.first()).toContainText('80 Feet Road')
  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  await dialog.getByRole('textbox', { name: 'Street and area' }).fill('82 Feet Road')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(cards.first()).toContainText('Unit 7, 82 Feet Road 560034')

  await orderUpToAddress(page)
  const choice = page.getByRole('group', { name: 'Pickup address' })
  await expect(choice.getByRole('radio', { name: /82 Feet Road/ })).toBeChecked()
  await expect(choice.getByRole('radio', { name: /12, Church Street/ })).not.toBeChecked()
  await expectUsable(page)
  await choice.getByRole('radio', { name: 'Another address' }).check()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('checkbox', { name: 'Someone else will be at the door' }).check()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name at the door' }).fill('Lakshmi Rao')
  await page.getByRole('textbox', { name: 'Phone at the door' }).fill('98450 12121')
  await expectUsable(page)
  await choice.getByRole('radio', { name: /12, Church Street/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('12, Church Street, beside the bakery 560001').first()).toBeVisible()
  await expect(page.getByText('Lakshmi Rao, 98450 12121')).toBeVisible()

  await page.goto('/profile?tab=addresses')
  await cards
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Delete address' }).click()
  await expect(cards).toHaveCount(1)
})

test('a customer adds a missing PIN code to an old address while ordering, and it is saved', async ({
  page,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const old = { type: 'Home', address: '7 Old Mill Road, Indiranagar' }
  const added = await page.request.post(`/api/users/${user._id}/addresses`, {
    data: old,
    headers: { origin: server.url },
  })
  expect(added.status()).toBe(201)
  await orderUpToAddress(page)
  const choice = page.getByRole('group', { name: 'Pickup address' })
  await expect(choice.getByRole('radio', { name: /Old Mill Road/ })).toBeChecked()
  await expect(page.getByText('We need a little more to find this address.')).toBeVisible()
  const keep = page.getByRole('button', { name: 'Save this as “Home” in my profile' })
  await expect(keep).toBeHidden()
  await fillAddress(page, { flat: '7', street: 'Old Mill Road, Indiranagar', pin: '560038' })
  await expect(choice.getByRole('radio', { name: /Old Mill Road/ })).toBeChecked()
  await expectUsable(page)
  await keep.click()
  await expect(page.getByText('Saved in your profile.')).toBeVisible()
  await expect(keep).toBeHidden()
  await expect(choice.getByRole('radio', { name: /560038/ })).toBeChecked()

  await choice.getByRole('radio', { name: 'Another address' }).check()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('button', { name: 'Save this address in my profile' }).click()
  await expect(choice.getByRole('radio', { name: /12 Lavelle Road/ })).toBeChecked()
})
