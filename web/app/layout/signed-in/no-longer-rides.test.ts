import { expect, it } from 'vitest'
import { PERMISSIONS_OF } from '#domain/people/permissions.ts'
import { noLongerRides } from './no-longer-rides.ts'

it.each([
  ['a customer', undefined, true],
  ['a colleague at the plant', PERMISSIONS_OF.plant, true],
  ['a colleague at the counter', PERMISSIONS_OF.counter, true],
  ['a rider', PERMISSIONS_OF.rider, false],
  ['a manager', PERMISSIONS_OF.manager, false],
  ['staff who have to sign in strongly first', [], false],
])('hands in the stops that %s left here: %s', (_, permissions, isHandedIn) => {
  expect(noLongerRides({ permissions: permissions && [...permissions] })).toBe(isHandedIn)
})
