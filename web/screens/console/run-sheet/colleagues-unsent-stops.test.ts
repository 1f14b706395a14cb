// Colleagues' unsent stops on a phone: their owners, and handing them in.
import { afterEach, expect, it, vi } from 'vitest'
import { leftStops } from '#words/en/base/offline.ts'
import { sendLateStopForColleague } from '#web/offline/late-completions.ts'
import { groupByColleague } from './colleagues-unsent-stops.tsx'

const stopOf = (userId: string, at: string, rider?: string) => ({
  key: `${userId} ${at}`,
  at,
  userId,
  ...(rider !== undefined && { rider }),
  orderId: '0198',
  kind: 'delivery' as const,
  note: '',
  photo: null,
  collected: null,
})

afterEach(() => void vi.unstubAllGlobals())

it('counts the stops of each colleague, with the first name stored on the phone', () => {
  const left = groupByColleague([
    stopOf('ravi', '2025-06-19T05:00:00Z', 'Ravi'),
    stopOf('sunil', '2025-06-19T04:30:00Z'),
    stopOf('ravi', '2025-06-19T04:00:00Z'),
  ])
  expect(left.map(({ rider, completions }) => [rider, completions.map(({ at }) => at)])).toEqual([
    ['Ravi', ['2025-06-19T04:00:00Z', '2025-06-19T05:00:00Z']],
    [null, ['2025-06-19T04:30:00Z']],
  ])
  expect(
    left.map(({ rider, completions: { length: count } }) => leftStops.left({ count, rider })),
  ).toEqual([
    '2 stops that Ravi made are still on this phone.',
    '1 stop that a colleague made is still on this phone.',
  ])
})

it('sends a stop in its rider’s name, and again without an unreadable photo', async () => {
  const sent: [string | null, boolean][] = []
  class Request extends EventTarget {
    status = 0
    response: object = {}
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      sent.push([form.get('handedInFor') as string | null, form.has('photo')])
      const isRefused = form.has('photo')
      this.status = isRefused ? 422 : 202
      this.response = isRefused
        ? { code: 'unreadable_picture', message: 'No picture.' }
        : { message: 'It is handed in.' }
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const photo = new File(['?'], 'door.jpg')
  await sendLateStopForColleague({ ...stopOf('ravi', '2025-06-19T05:00:00Z', 'Ravi'), photo })
  expect(sent).toEqual([
    ['ravi', true],
    ['ravi', false],
  ])
})
