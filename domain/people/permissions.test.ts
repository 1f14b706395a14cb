import { describe, expect, it } from 'vitest'
import {
  PERMISSIONS,
  PERMISSIONS_OF,
  can,
  isRecordOwner,
  permissionsOf,
  permissionsWith,
  presetOfRole,
  presetsOf,
  wireRoleOf,
} from './permissions.ts'
import { PRESETS, WIRE_ROLES, isStaff, type Role } from './roles.ts'

const asha = {
  id: '01941f29-7c00-7000-8000-00000000000a',
  role: 'customer',
} as const
const ravi = {
  id: '01941f29-7c00-7000-8000-00000000000b',
  role: 'customer',
} as const
const meera = {
  id: '01941f29-7c00-7000-8000-00000000000c',
  role: 'owner',
} as const

describe('permissions', () => {
  it.each(PERMISSIONS)(
    '%s: allows staff for anyone, customers for themselves, and visitors never',
    (permission) => {
      expect(can(meera, permission)).toBe(true)
      expect(can(meera, permission, asha.id)).toBe(true)
      expect(can(asha, permission)).toBe(false)
      expect(can(asha, permission, asha.id)).toBe(true)
      expect(can(asha, permission, ravi.id)).toBe(false)
      expect(can(null, permission)).toBe(false)
      expect(can(null, permission, asha.id)).toBe(false)
    },
  )

  it('match an owner’s id in capitals', () => {
    expect(can(asha, 'customers', asha.id.toUpperCase())).toBe(true)
    expect(isRecordOwner(asha, asha.id.toUpperCase())).toBe(true)
  })

  it('grant customers nothing without an owner', () => {
    expect(can(asha, 'money-in', null)).toBe(false)
    expect(isRecordOwner(asha, null)).toBe(false)
    expect(isRecordOwner(asha, undefined)).toBe(false)
    expect(isRecordOwner(null, undefined)).toBe(false)
    expect(can(meera, 'money-in', null)).toBe(true)
  })
})

describe('a person with narrowed permissions', () => {
  const narrowed = { ...meera, narrowedTo: ['orders', 'reports'] } as const

  it('keeps only permissions that both the role and the narrowing have', () => {
    expect(permissionsOf(narrowed)).toEqual(['orders', 'reports'])
    expect(can(narrowed, 'reports', asha.id)).toBe(true)
    expect(can(narrowed, 'prices')).toBe(false)
    expect(permissionsOf({ ...narrowed, role: 'customer' })).toEqual([])
    expect(permissionsOf({ ...narrowed, narrowedTo: [] })).toEqual([])
  })

  it('may still use their own records, but an API key may use none of its maker’s', () => {
    expect(can(narrowed, 'prices', meera.id)).toBe(true)
    const key = { ...narrowed, apiKey: { id: ravi.id, name: 'Accounting' } }
    expect(isRecordOwner(key, meera.id)).toBe(false)
    expect(can(key, 'prices', meera.id)).toBe(false)
    expect(can(key, 'orders', meera.id.toUpperCase())).toBe(false)
    expect(can(key, 'orders', asha.id)).toBe(true)
  })
})

describe('a person with several presets', () => {
  const counterWhoRides = { ...ravi, role: 'counter', morePresets: ['rider'] } as const

  it('may do what each of them brings, in one order, unless narrowed', () => {
    const both = [...PERMISSIONS_OF.counter, ...PERMISSIONS_OF.rider]
    expect(permissionsOf(counterWhoRides).toSorted()).toEqual(both.toSorted())
    expect(permissionsOf({ ...counterWhoRides, narrowedTo: ['own-run'] })).toEqual(['own-run'])
    expect(presetsOf(counterWhoRides)).toEqual(['counter', 'rider'])
  })

  it('has with a permission what that brings along', () => {
    expect(permissionsOf({ role: 'manager', narrowedTo: ['run'] })).toEqual(['run', 'see-run'])
    expect(permissionsWith('see-run')).toEqual(['run', 'see-run'])
    expect(permissionsWith('orders')).toEqual(['orders'])
  })
})

describe('roles', () => {
  const roles: Role[] = ['customer', ...PRESETS]

  it('count as staff when they bring a permission', () => {
    const staffs = roles.filter((role) => PERMISSIONS_OF[role].length > 0)
    expect(roles.filter((role) => isStaff({ role }))).toEqual(staffs)
    expect(WIRE_ROLES.filter((role) => isStaff({ role }))).toEqual(['staff', 'admin'])
  })

  it('count as customers when unknown or missing', () => {
    for (const person of [{ role: 'boss' }, { role: '' }, { role: 'Admin' }, null, undefined])
      expect(isStaff(person)).toBe(false)
  })

  it('list each permission once, and give the owner every permission', () => {
    for (const role of roles)
      expect(new Set(PERMISSIONS_OF[role]).size).toBe(PERMISSIONS_OF[role].length)
    expect(PERMISSIONS_OF.owner).toEqual(PERMISSIONS)
  })

  it('have the wire role admin when they may work on orders', () => {
    const answered = Object.fromEntries(roles.map((role) => [role, wireRoleOf({ role })]))
    expect(answered).toEqual({
      customer: 'customer',
      owner: 'admin',
      manager: 'admin',
      counter: 'admin',
      plant: 'staff',
      rider: 'staff',
    })
    expect(wireRoleOf({ role: 'counter', narrowedTo: ['intake'] })).toBe('staff')
    expect(roles.map((role) => presetOfRole({ role }))).toEqual([null, ...PRESETS])
  })
})
