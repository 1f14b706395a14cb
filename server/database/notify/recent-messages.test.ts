import { describe, expect, it } from 'vitest'
import { openRecentMessages } from './recent-messages.ts'

function open() {
  let time = 0
  const recent = openRecentMessages(() => time)
  const send = (...names: string[]) => {
    for (const name of names) {
      recent.keep('events', () => name)
      time += 1_000
    }
  }
  const sendAtOnce = (names: string[]) => names.forEach((name) => recent.keep('events', () => name))
  const last = (ms: number, marginMs = 0) =>
    recent.last(ms, marginMs)?.map(({ read }) => read()) ?? null
  return { send, sendAtOnce, last, wait: (ms: number) => (time += ms) }
}

describe('recent messages', () => {
  it('are those of the time that is asked for, oldest first', () => {
    const { send, last, wait } = open()
    wait(10_000)
    send('placed', 'picked up', 'washed')
    expect(last(2_500)).toEqual(['picked up', 'washed'])
    expect(last(10_000)).toEqual(['placed', 'picked up', 'washed'])
    expect(last(500)).toEqual([])
    expect(last(500, 1_000)).toEqual(['washed'])
  })

  it('are unknown from before the server listened, and from more than a minute ago', () => {
    const { send, last, wait } = open()
    wait(5_000)
    send('placed')
    expect(last(7_000)).toBeNull()
    wait(100_000)
    expect(last(60_001)).toBeNull()
    expect(last(60_000)).toEqual([])
  })

  it('are unknown for times before the last few thousand messages', () => {
    const { send, sendAtOnce, last, wait } = open()
    wait(10_000)
    send('placed', 'picked up')
    expect(last(2_000)).toEqual(['placed', 'picked up'])
    sendAtOnce(Array.from({ length: 5_000 }, () => 'washed'))
    expect(last(2_000)).toBeNull()
  })
})
