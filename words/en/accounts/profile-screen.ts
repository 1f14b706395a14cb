// Profile screen: its tabs, and a person's own record on the first of them.
import type { WireRole } from '#domain/people/roles.ts'

const ROLES: Readonly<Record<WireRole, string>> = {
  customer: 'Customer',
  staff: 'Staff',
  admin: 'Admin',
}

export const profileScreen = {
  pageTitle: 'Profile',
  title: 'Profile & Settings',
  loading: 'Loading your profile',
  loginNeeded: 'Please log in to see your profile.',
  tabs: {
    profile: 'Profile',
    addresses: 'Addresses',
    payment: 'Payment',
    notifications: 'Notifications',
    loyalty: 'Loyalty',
    company: 'Company',
  },
}

export const ownDetails = {
  title: 'Your details',
  /** The marked part is for screen readers. */
  edit: 'Edit[ your details]',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notGiven: 'Not given',
  accountType: 'Account type',
  role: ({ role }: { readonly role: WireRole }) => ROLES[role],

  currentPassword: 'Current password',
  currentPasswordHint:
    'We ask because you’re changing the email you log in with. We’ll send a link to the new one first.',
  cancel: 'Cancel',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Profile updated successfully!',
  emailWaits: 'Your email changes once you open the link we sent to the new one.',
  refused: 'Failed to update profile.',
  failed: 'An error occurred while updating the profile.',
}
