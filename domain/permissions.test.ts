import { describe, expect, it } from 'vitest'
import { PERMISSIONS, PERMISSIONS_OF, can, isOwner, permissionsOf } from './permissions.ts'
import { ROLES, isStaff } from './roles.ts'

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
  role: 'admin',
} as const

describe('who may do what', () => {
  it.each(PERMISSIONS)(
    '%s: staff for anyone, customers for themselves, visitors never',
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

  it('finds an owner by an id in capitals', () => {
    expect(can(asha, 'customers', asha.id.toUpperCase())).toBe(true)
    expect(isOwner(asha, asha.id.toUpperCase())).toBe(true)
  })

  it('gives nobody what has no owner any more', () => {
    expect(can(asha, 'money-in', null)).toBe(false)
    expect(isOwner(asha, null)).toBe(false)
    expect(isOwner(asha, undefined)).toBe(false)
    expect(isOwner(null, undefined)).toBe(false)
    expect(can(meera, 'money-in', null)).toBe(true)
  })
})

describe('somebody who is narrowed', () => {
  const narrowed = { ...meera, narrowedTo: ['orders', 'reports'] } as const

  it('has what both their role and the narrowing give', () => {
    expect(permissionsOf(narrowed)).toEqual(['orders', 'reports'])
    expect(can(narrowed, 'reports', asha.id)).toBe(true)
    expect(can(narrowed, 'prices')).toBe(false)
    expect(permissionsOf({ ...narrowed, role: 'customer' })).toEqual([])
    expect(permissionsOf({ ...narrowed, narrowedTo: [] })).toEqual([])
  })

  it('has what is theirs still, but for an API key, which has nothing of its maker’s', () => {
    expect(can(narrowed, 'prices', meera.id)).toBe(true)
    const key = { ...narrowed, apiKey: { id: ravi.id, name: 'Accounting' } }
    expect(isOwner(key, meera.id)).toBe(false)
    expect(can(key, 'prices', meera.id)).toBe(false)
    expect(can(key, 'orders', meera.id.toUpperCase())).toBe(false)
    expect(can(key, 'orders', asha.id)).toBe(true)
  })
})

describe('roles', () => {
  it('are staff’s where they bring a permission', () => {
    const staffs = ROLES.filter((role) => PERMISSIONS_OF[role].length > 0)
    expect(ROLES.filter((role) => isStaff({ role }))).toEqual(staffs)
  })

  it('that are not known, or missing, are not staff’s', () => {
    for (const person of [{ role: 'owner' }, { role: '' }, { role: 'Admin' }, null, undefined])
      expect(isStaff(person)).toBe(false)
  })

  it('bring each permission once, and somebody has every permission', () => {
    for (const role of ROLES)
      expect(new Set(PERMISSIONS_OF[role]).size).toBe(PERMISSIONS_OF[role].length)
    expect(new Set(ROLES.flatMap((role) => PERMISSIONS_OF[role]))).toEqual(new Set(PERMISSIONS))
  })
})
