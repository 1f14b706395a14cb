import { beforeEach, expect, it, vi } from 'vitest'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.resetModules()
  return () => vi.useRealTimers()
})

async function clockOnDevice(deviceSays: string) {
  vi.useFakeTimers({ now: new Date(deviceSays), toFake: ['Date', 'performance'] })
  return import('./clock.ts')
}

it('returns the server’s time on a device that is three days fast', async () => {
  const { serverNow, noteServerTime } = await clockOnDevice('2026-11-30T09:00:00Z')
  noteServerTime('Fri, 27 Nov 2026 09:00:00 GMT')
  vi.advanceTimersByTime(HOUR_MS)
  expect(serverNow().toISOString()).toBe('2026-11-27T10:00:00.000Z')
})

it('returns the device’s time until the server has answered', async () => {
  const { serverNow, noteServerTime } = await clockOnDevice('2026-11-27T09:00:00Z')
  noteServerTime(null)
  expect(serverNow().toISOString()).toBe('2026-11-27T09:00:00.000Z')
})

it('ignores an answer from the browser’s cache', async () => {
  const { serverNow, noteServerTime } = await clockOnDevice('2026-11-27T09:00:00Z')
  noteServerTime('Fri, 27 Nov 2026 09:00:00 GMT')
  noteServerTime('Thu, 26 Nov 2026 09:00:00 GMT')
  expect(serverNow().toISOString()).toBe('2026-11-27T09:00:00.000Z')
})

it('keeps the server’s time when the device’s clock is changed', async () => {
  const { serverNow, noteServerTime } = await clockOnDevice('2026-11-27T09:00:00Z')
  noteServerTime('Fri, 27 Nov 2026 09:00:00 GMT')
  vi.setSystemTime(new Date('2026-12-24T09:00:00Z'))
  expect(serverNow().toISOString()).toBe('2026-11-27T09:00:00.000Z')
})

it('notifies screens when the server’s time differs a lot', async () => {
  const { noteServerTime, setClockListener } = await clockOnDevice('2026-11-30T09:00:00Z')
  const told = vi.fn<() => void>()
  setClockListener(told)
  noteServerTime('Fri, 27 Nov 2026 09:00:00 GMT')
  noteServerTime('Fri, 27 Nov 2026 09:00:01 GMT')
  expect(told).toHaveBeenCalledTimes(1)
})
