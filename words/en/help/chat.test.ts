import { expect, it } from 'vitest'
import { chat } from './chat.ts'

it('promises mail only to people who are logged in', () => {
  const back = { hour: 7, isToday: true }
  expect(chat.away({ ...back, isVisitor: false })).toContain('back at 7 am today')
  expect(chat.away({ ...back, isVisitor: false })).toContain('your notifications and by email')
  expect(chat.away({ ...back, isVisitor: true })).not.toContain('your bell')
})
