// Frame of the console's pages: rail, phone bar and account.

export const consoleFrame = {
  nav: 'Console',
  /** The button for the camera. */
  scan: 'Scan and open',
  /** The fold of what isn't done every day. */
  office: 'Office',
  bar: 'Quick access',
  more: 'More',
  morePages: 'More pages',
  toCustomers: 'Customers’ site',
  byDay: 'Light colours',
  byNight: 'Dark colours',

  /** Beside a number on a badge, for those who hear it. */
  late: ({ count }: { readonly count: number }) => `, ${count} late`,
  waiting: ({ count }: { readonly count: number }) => `, ${count} waiting`,
  claims: ({ count }: { readonly count: number }) => `, ${count} late`,
  clothes: ({ count }: { readonly count: number }) => `, ${count} to process`,
  stops: ({ count }: { readonly count: number }) => `, ${count} still to make`,
  run: ({ count }: { readonly count: number }) => `, ${count} to plan or decide`,

  places: {
    now: 'Now',
    orders: 'Orders',
    run: 'Run sheet',
    board: 'Board',
    plant: 'Plant',
    lost: 'Lost and found',
    customers: 'Customers',
    companies: 'Companies',
    helpDesk: 'Help desk',
    claims: 'Claims',
    cash: 'Cash',
    catalogue: 'Catalogue',
    reports: 'Reports',
    exports: 'Exports',
    outbox: 'Outbox',
    settings: 'Settings',
    people: 'People',
    auditLog: 'Audit log',
  },
}
