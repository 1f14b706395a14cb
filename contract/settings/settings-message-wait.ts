/** Staff's setting of how long the messages of a status change wait. */
import * as z from 'zod/mini'
import { count, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'

const LONGEST_WAIT_SECONDS = 300

export const messageWaitInput = z.object({
  /** 0: they leave at once, and nothing can be taken back. */
  seconds: count(names.seconds, 0, LONGEST_WAIT_SECONDS),
  version,
})

export const messageWaitAnswer = z.object({ seconds: z.number(), version: z.string() })

export const changeMessageWait = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/message-wait',
  summary: 'How long messages of a status change wait; what waits already keeps its time',
  access: { permission: 'settings' },
  body: messageWaitInput,
  answers: { 200: messageWaitAnswer },
  errors: ['changed_meanwhile'],
})
