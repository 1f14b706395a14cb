/** PIN field with which a member of staff unlocks shared tablets. */
import * as z from 'zod/mini'
import { cleanNumber } from '#domain/base/pasted.ts'
import { isWeakPin } from '#domain/people/pin.ts'
import { badTabletPin, tabletPinNeeded, weakPin } from '#words/en/fields/account.ts'
import { defineCall } from './call.ts'

export const pin = z
  .string({ error: tabletPinNeeded })
  .check(z.overwrite(cleanNumber), z.regex(/^\d{6}$/, { error: badTabletPin }))

const ownPin = z.object({ hasPin: z.boolean() })

export const readPin = defineCall({
  method: 'GET',
  path: '/api/account/pin',
  summary: 'Whether the caller has a PIN for shared tablets',
  access: 'own',
  answers: { 200: ownPin },
})

export const choosePin = defineCall({
  method: 'PUT',
  path: '/api/account/pin',
  summary: 'Choose a PIN of six digits for shared tablets, for people who work here',
  access: 'own',
  fresh: true,
  body: z.object({ pin: pin.check(z.refine((text) => !isWeakPin(text), { error: weakPin })) }),
  answers: { 200: ownPin },
  errors: ['forbidden'],
})

export const removePin = defineCall({
  method: 'DELETE',
  path: '/api/account/pin',
  summary: 'Do without a PIN: shared tablets take the password alone',
  access: 'own',
  fresh: true,
  answers: { 200: ownPin },
})
