import { expect, it } from 'vitest'
import { rankSuspectOrders, type Trace } from './suspects.ts'

const HOUR = 60 * 60_000
const at = (hours: number, by: string | null = 'kiran') => ({ at: hours * HOUR, by })

function trace(orderId: string, touches: Trace['touches'], name = ''): Trace {
  return { orderId, name, touches, stays: [] }
}

const lost = trace('lost', { received: at(1), packed: at(10) }, 'Asha')
const suspectsAmong = (others: Trace[], scanned: string[] = []) =>
  rankSuspectOrders(lost, others, new Set(scanned)).map(
    ({ orderId, suspicions }) => `${orderId}: ${suspicions.join()}`,
  )

it('looks for a lost piece in orders packed by the same person, then received, within the hour', () => {
  const others = [
    trace('came-in', { received: at(2), packed: at(12) }),
    trace('packed', { received: at(4), packed: at(11) }),
    trace('later', { received: at(4), packed: at(11.1) }),
    trace('other-hands', { packed: at(10, 'devi') }),
    trace('nobody-knows', { packed: at(10, null) }),
  ]
  expect(suspectsAmong(others)).toEqual(['packed: packed', 'came-in: received'])
})

it('ranks orders with a scanned tag first, and never includes one for its customer’s name alone', () => {
  const others = [
    trace('both', { received: at(1.5), packed: at(10.5) }),
    trace('scanned', { packed: at(30) }),
    trace('named', { packed: at(30) }, 'asha'),
    trace('named-and-near', { received: at(1) }, 'asha'),
  ]
  expect(suspectsAmong(others, ['scanned'])).toEqual([
    'scanned: scanned',
    'both: packed,received',
    'named-and-near: received,name',
  ])
})

it('lists at most five orders, equals by closeness in time, and never the one missing the piece', () => {
  const others = [6, 5, 4, 3, 2, 1].map((away) =>
    trace(String(away), { packed: at(10 + away / 10) }),
  )
  const names = suspectsAmong([lost, ...others]).map((each) => each[0])
  expect(names).toEqual(['1', '2', '3', '4', '5'])
})

it('looks for a lost piece in orders in the same machine that hour or on the same rack that day', () => {
  const stays = (
    orderId: string,
    ...at: [string, 'machine' | 'rack' | 'van', number][]
  ): Trace => ({
    ...trace(orderId, {}),
    stays: at.map(([code, kind, hours]) => ({ code, kind, at: hours * HOUR })),
  })
  const own = stays('lost', ['M1', 'machine', 10], ['R1', 'rack', 12], ['V1', 'van', 20])
  const others = [
    stays('same-rack', ['R1', 'rack', 30]),
    stays('same-load', ['M1', 'machine', 10.5]),
    stays('next-load', ['M1', 'machine', 12]),
    stays('other-machine', ['M2', 'machine', 10]),
    stays('days-later', ['R1', 'rack', 40]),
    stays('same-van', ['V1', 'van', 20]),
  ]
  const found = rankSuspectOrders(own, others, new Set())
  expect(found.map(({ orderId, suspicions }) => `${orderId}: ${suspicions.join()}`)).toEqual([
    'same-load: machine',
    'same-rack: rack',
  ])
})
