// Permissions: names and explanations.
import type { Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'

export const presetNames: Readonly<Record<Preset, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  counter: 'Counter',
  plant: 'Plant',
  rider: 'Rider',
}

export const permissionNames: Readonly<Record<Permission, string>> = {
  orders: 'Orders',
  intake: 'Garments and bag tags',
  differences: 'Prices after counting',
  run: 'All runs',
  'see-run': 'All runs, to see',
  'own-run': 'Own run',
  customers: 'Customers',
  prices: 'Prices, plans and promo codes',
  'money-in': 'Payments and invoices',
  'money-back': 'Refunds',
  'help-desk': 'Help desk',
  reports: 'Reports and exports',
  settings: 'Settings',
  'money-settings': 'Tax settings',
  people: 'People and audit log',
  backups: 'Backups',
}

export const permissionUses: Readonly<Record<Permission, string>> = {
  orders: 'See, place, reschedule, change and cancel orders',
  intake: 'See and change garments in wardrobes; print bag tags',
  differences:
    'Charge what was counted and weighed, up to what may be charged without asking; ask the customer above that',
  run: 'See the pickups and deliveries of all riders, and assign them',
  'see-run': 'See on the board who rides to which pickups and deliveries, without changing it',
  'own-run': 'See and complete pickups and deliveries that are assigned to them',
  customers: 'See customers, their addresses and saved cards; block them',
  prices: 'See and change what everything costs',
  'money-in': 'See invoices and charges, and record payments',
  'money-back': 'Refund payments',
  'help-desk': 'Read and answer messages, tickets and chats',
  reports: 'See the numbers, and download spreadsheets',
  settings: 'Change hours, areas, limits and the home page; see messages sent',
  'money-settings': 'Change what is printed and charged as tax',
  people: 'See what everyone on the staff did, and decide what they may do',
  backups: 'Download all data of the laundry and its customers',
}
