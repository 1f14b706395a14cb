// Categories of messages to those who work here, and the permissions that each needs.
import { STAFF_CATEGORIES, type StaffCategory } from './notification-settings.ts'
import { can, type Asker, type Permission } from '../people/permissions.ts'

/** One of them is enough: alarms are about customers, orders, visits and cash, each for those who see these. */
const NEEDS: Record<StaffCategory, readonly Permission[]> = {
  alarms: ['customers', 'orders', 'run', 'money-in'],
  dayFigures: ['reports'],
}

/** What a person can have sent to them; nothing for customers. */
export function staffCategoriesForPermissions(person: Asker): readonly StaffCategory[] {
  return STAFF_CATEGORIES.filter((category) =>
    NEEDS[category].some((permission) => can(person, permission)),
  )
}
