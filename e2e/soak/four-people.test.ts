// An order through all hands: four people with the permissions of their role, and a manager for runs and money. A
// bag of 4.35 kg with a stained silk shirt is booked, collected, weighed, asked about, washed, packed without a sock
// that is found later, delivered, checked and claimed.
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import {
  collectBag,
  askCustomerAboutShirt,
  assignStopTo,
  addWasher,
  makeBagOfOtherCustomer,
  printTags,
  countInBag,
} from './a-bag-is-washed.ts'
import { bookABag, addSilkShirt } from './a-bag-is-booked.ts'
import {
  changePromise,
  claimTheShirt,
  findAmongSuspects,
  handToGuard,
  loadUnits,
  packTheRest,
  packWithoutASock,
  pressPlantButton,
  scanIntoPlace,
  seeTheClaim,
  settleTheClaim,
} from './a-bag-comes-back.ts'
import { signInFourPeople } from '../steps/sign-in-four-people.ts'
import { awaitMailTo } from '../steps/mailbox.ts'
import { expect, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('four people bring a bag with a stained silk shirt through all steps, at the price its customer agreed to', async ({
  browser,
  server,
}) => {
  const { customer, email, rider, plant, counter, manager } = await signInFourPeople(
    browser,
    server,
  )
  // A rider sees today and tomorrow.
  const tomorrow = addDays(calendarDateIn(new Date(), 'Asia/Kolkata'), 1)
  await addSilkShirt(customer)
  const order = await bookABag(customer, tomorrow, '250')
  const [bag] = await printTags(plant, 'Bags')
  const [shirt] = await printTags(plant, 'Single items')
  const washer = { name: 'Washer 1', code: await addWasher(plant, 'Washer 1') }

  const toRavi = { date: tomorrow, rider: 'Ravi Kumar' }
  await assignStopTo(manager, order, { kind: 'Pickup', ...toRavi })
  await collectBag(rider, order, { bags: 1, weight: '4.5' })
  await customer.goto(`/track-order?orderId=${order.number}`)
  const proofs = customer.getByRole('region', { name: 'From our driver' })
  await expect(proofs).toContainText('1 bag, 4.5 kg')
  const clothes = customer.getByRole('region', { name: 'Where your clothes are' })
  await expect(clothes).toContainText('With our rider: 1 bag, 4.5 kg')
  await expect(clothes.getByRole('img', { name: 'What was handed over at the door' })).toBeVisible()

  await countInBag(plant, order, { bag: bag!, shirt: shirt!, pieces: 12, weight: '4.35' })
  await expect(clothes).toContainText('1 bag and 1 item: with us, being cleaned')
  await expect(clothes).toContainText('Our rider took 1 bag, 4.5 kg.')
  await expect(clothes).toContainText('Weighed 4.35 kg when we got them')
  await askCustomerAboutShirt(counter, order)

  const mail = await awaitMailTo(server, email, `Order ${order.number}: please approve ₹316`)
  const link = /https?:\/\/\S*key=[\w-]+/.exec(mail.text!)![0]
  const friend = await openPrivateWindow(browser, server.url)
  await friend.goto(link)
  const asked = friend.getByRole('region', { name: 'Please approve this' })
  await asked.getByRole('button', { name: /^Do it.*Wash & Fold/ }).click()
  await expect(asked).toContainText('You said: do it.')
  const own = customer.getByRole('region', { name: 'Please approve this' })
  await own.getByRole('button', { name: /^Bring it back unwashed.*Shirt/ }).click()
  await expect(customer.getByRole('region', { name: 'Items and payment' })).toContainText('₹301')

  const other = await makeBagOfOtherCustomer(counter, plant, server.url)
  await plant.goto('/admin/plant')
  const card = plant.getByRole('listitem').filter({ hasText: order.number })
  await expect(card).toContainText('4.3 kg Wash & Fold')
  await expect(card).toContainText('Goes back unwashed: 1 × Shirt (Dry Cleaning)')
  await pressPlantButton(plant, 'Start', order)
  await scanIntoPlace(plant, washer, bag!, other.tag)
  await packWithoutASock(plant, order, { bag: bag!, shirt: shirt! })
  await findAmongSuspects(plant, order, other.number)
  await packTheRest(plant, order, '4.2')
  await pressPlantButton(plant, 'Ready', order)

  await changePromise(counter, order, tomorrow)
  await assignStopTo(manager, order, { kind: 'Delivery', ...toRavi })
  await loadUnits(rider, tomorrow, bag!, shirt!)
  await handToGuard(rider, order, 'Suresh')

  await expect(clothes).toContainText('1 bag and 2 items: with the guard')
  await expect(clothes).toContainText('In: 1 bag and 2 items, 13 pieces. Out: 3 of 3.')
  await expect(clothes).toContainText('Weighed 4.35 kg when we got them, 4.2 kg packed')
  await expect(clothes).toContainText('Grey sock')
  await expect(proofs).toContainText('Handed to the guard: Suresh')
  await clothes.getByRole('button', { name: 'Check these entries' }).click()
  await expect(clothes).toContainText('Your device checked every entry')

  await claimTheShirt(customer)
  await seeTheClaim(counter, order)
  await settleTheClaim(manager, order)
  await counter.goto(`/admin/orders/${order.number}`)
  await expect(counter.getByRole('link', { name: /^Credit note .*₹301/ })).toBeVisible()
  const claims = customer.getByRole('region', { name: 'Your claims' })
  await expect(claims).toContainText('₹301 taken off the order')
  await expect(claims).toContainText('₹899 was transferred, reference UTR 4711')
})
