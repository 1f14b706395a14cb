/** The setting whether those who run the laundry have to sign in with a second factor or a passkey. */
import * as z from 'zod/mini'
import { switchNotSet } from '#words/en/fields/account.ts'
import { defineCall } from '../base/call.ts'
import { version } from './settings-catalogue.ts'

export const strongSignInInput = z.object({ required: z.boolean({ error: switchNotSet }), version })

export const strongSignInAnswer = z.object({ required: z.boolean(), version: z.string() })

export const changeStrongSignIn = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/strong-sign-in',
  summary: 'Whether strong sign-in is required; from two weeks after it is switched on',
  access: { permission: 'people' },
  fresh: true,
  body: strongSignInInput,
  answers: { 200: strongSignInAnswer },
  errors: ['changed_meanwhile'],
})
