// States of Now: slow, failed, empty, quiet, and with long texts.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import { NOW_KEY, nowQuery } from '#web/features/now/now-query.ts'
import { ApiError } from '#web/lib/api.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { NowSections } from './now-sections.tsx'

const USER = { permissions: ['orders', 'money-in', 'answer'] } as unknown as User
const NOTHING = {
  collect: 0,
  arrived: 0,
  count: 0,
  plant: 0,
  out: 0,
  late: 0,
  unpaid: 0,
  refund: 0,
  approval: 0,
}
const QUIET: NowAnswer = {
  due: NOTHING,
  waiting: null,
  claims: null,
  unsent: null,
  failedRefunds: null,
  overdueAtVendors: null,
  stopsToDecide: null,
  stopsWithoutRider: null,
  clothesInVans: null,
  eveningMoney: null,
  missingBags: null,
  failingSchedules: null,
  serverNotices: null,
  taken: null,
}
const OFFLINE = new ApiError(0, 'offline', 'You seem to be offline.')
const LONG = 'Thiruvananthapuram Venkatanarasimharajuvaripeta Laundry & Sons '.repeat(4).trim()

type Known = { now?: NowAnswer; error?: Error; lists?: Record<string, Error | 'pending'> }

function html({ now, error, lists = {} }: Known): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  if (now) client.setQueryData(nowQuery.queryKey, now)
  const fail = (queryKey: readonly string[], failure: Error) =>
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: failure, fetchStatus: 'idle' })
  if (error) fail(nowQuery.queryKey, error)
  for (const [due, state] of Object.entries(lists))
    if (state !== 'pending') fail([...NOW_KEY, due], state)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NowSections user={USER} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const said = (known: Known) => textsOfHtml(html(known)).join('\n')

it('shows loading until there is data', () => {
  expect(said({})).toContain('Loading what is due now')
  expect(said({})).not.toContain('All done for now')
})

it('shows a failure with Retry, and never that all is done', () => {
  const texts = said({ error: new Error('no') })
  expect(texts).toContain('What is due now couldn’t be loaded.')
  expect(texts).toContain('Retry')
  expect(texts).not.toContain('All done for now')
})

it('says that the device is offline, and keeps known work on screen', () => {
  expect(said({ error: OFFLINE })).toContain('You seem to be offline.')
  const texts = said({ error: OFFLINE, now: { ...QUIET, due: { ...NOTHING, late: 3 } } })
  expect(texts).toContain('You seem to be offline.')
  expect(texts).toContain('Late: all 3')
})

it('shows a slow or failed list in its place, and the others as usual', () => {
  const due = { ...NOTHING, late: 2, collect: 1 }
  const texts = said({ now: { ...QUIET, due }, lists: { late: OFFLINE } })
  expect(texts).toContain('These orders couldn’t be loaded.')
  expect(texts).toContain('Loading the orders')
  expect(texts).toContain('To collect today: all 1')
})

it('shows that all is done', () => {
  expect(said({ now: QUIET })).toContain('All done for now')
})

it('truncates a long name in its row, and keeps it whole in its link', () => {
  const since = '2025-06-18T06:30:00.000Z'
  const longest = [{ kind: 'chat' as const, id: '1', name: LONG, since }]
  const markup = html({ now: { ...QUIET, waiting: { count: 1, longest } } })
  const row = markup.match(/<span class="([^"]*)">Thiruvananthapuram/)
  expect(row?.[1]).toContain('truncate')
  expect(markup).toContain(LONG.replaceAll('&', '&amp;'))
})

it('links a sum taken today to its orders, and hides sums of zero', () => {
  const markup = html({ now: { ...QUIET, taken: { cash: 420, upi: 0, card: 0 } } })
  expect(markup).toMatch(/href="\/admin\/dashboard\?taken=cash"[^>]*>₹420</)
  expect(markup).not.toContain('taken=upi')
})

it('names customers who couldn’t be notified, and why', () => {
  const latest = {
    _id: 'message',
    userId: 'meera',
    name: 'Meera',
    orderId: 'order',
    subject: 'Order LC-7K2M-9QXD is ready',
    why: 'This customer has no email and no phone number.',
    at: '2026-01-05T06:30:00Z',
  }
  const now = { ...QUIET, unsent: { count: 1, latest: [latest] } }
  for (const text of ['Messages not sent', 'Meera', latest.subject, latest.why])
    expect(said({ now })).toContain(text)
  expect(said({ now })).not.toContain('All done for now')
})

it('shows which scheduled job fails, since when and why', () => {
  const failingSchedules: NowAnswer['failingSchedules'] = [
    { schedule: 'remind-pickups', since: '2026-01-05T06:30:00Z', why: 'disk is full' },
  ]
  const texts = said({ now: { ...QUIET, failingSchedules } })
  expect(texts).toMatch(/Reminders of pickups, since .*5 Jan.*“disk is full”/)
})

it('shows the server’s notices about its settings, and since when', () => {
  const message =
    'People open https://www.laundry.example, but BASE_URL is https://laundry.example.'
  const serverNotices: NowAnswer['serverNotices'] = [
    { code: 'other-address', since: '2026-01-05T06:30:00Z', message },
  ]
  const texts = said({ now: { ...QUIET, serverNotices } })
  expect(texts).toMatch(/Since .*5 Jan.*: People open https:\/\/www\.laundry\.example/)
})

it('links to stops without a rider, and says nothing where each has one', () => {
  const markup = html({ now: { ...QUIET, stopsWithoutRider: { today: 0, tomorrow: 2 } } })
  expect(markup).toMatch(/href="\/admin\/today\?date=[-\d]+&amp;show=unassigned"/)
  const texts = textsOfHtml(markup).join('\n')
  expect(texts).toContain('Tomorrow: 2 stops')
  expect(texts).not.toContain('Today: ')
  expect(texts).not.toContain('All done for now')
  const none = said({ now: { ...QUIET, stopsWithoutRider: { today: 0, tomorrow: 0 } } })
  expect(none).not.toContain('Stops without a rider')
})

it('links to orders that are still in the van at night', () => {
  const markup = html({ now: { ...QUIET, clothesInVans: 2 } })
  expect(markup).toContain('href="/admin/dashboard?status=out_for_delivery"')
  const texts = textsOfHtml(markup).join('\n')
  expect(texts).toContain('2 orders aren’t back at the laundry')
  expect(texts).not.toContain('All done for now')
})
