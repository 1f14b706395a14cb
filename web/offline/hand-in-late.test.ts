// Completion of a stop that was assigned to another rider, by the answer to its second call.
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { isRefused } from '#web/lib/unavailable.ts'
import { sendLateStop } from './late-completions.ts'

const COMPLETION = {
  key: 'k-1',
  userId: '0197',
  orderId: '0198',
  kind: 'pickup',
  note: '',
  photo: null,
  collected: { method: 'cash', amount: 240 },
} as const

const NOT_THEIRS = new ApiError(404, 'order_not_found', 'There is no such order.')

/** The browser's request, which is answered so; a status of 0 is a line that was cut. */
function answering(status: number, response: object) {
  return class extends EventTarget {
    status = status
    response = response
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    send() {
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
}

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a line that was cut', 0, 'offline', false],
  ['too many calls', 429, 'too_many_requests', false],
  ['a server that is away', 503, 'unavailable', false],
  ['a stop that another marked', 403, 'forbidden', true],
  ['an order that is not there', 404, 'order_not_found', true],
  ['what can’t be read', 422, 'invalid_input', true],
])('reports the answer to the hand-in instead of the first refusal: %s', async (...given) => {
  const [, status, code, refused] = given
  vi.stubGlobal('XMLHttpRequest', answering(status, { code, message: 'Not now.' }))
  const late = await sendLateStop(COMPLETION, NOT_THEIRS)
  expect(isRefused('error' in late && late.error)).toBe(refused)
  expect(late).toMatchObject({ error: { status, code } })
})

it('shows the server’s message once the server has the completion', async () => {
  vi.stubGlobal('XMLHttpRequest', answering(202, { message: 'It is kept.' }))
  expect(await sendLateStop(COMPLETION, NOT_THEIRS)).toEqual({ said: 'It is kept.' })
})

it('hands in no completion that was refused for another reason', async () => {
  const refusal = new ApiError(422, 'invalid_input', 'This can’t be read.')
  expect(await sendLateStop(COMPLETION, refusal)).toEqual({ error: refusal })
})
