// Where the plant's list, reports, people and the audit log are: the header has no room for them, so they stand in the account menu and in the phone's row.
export const PLANT = { to: '/admin/plant', label: 'Plant' } as const
export const REPORTS = { to: '/admin/reports', label: 'Reports' } as const
export const PEOPLE = { to: '/admin/people', label: 'People' } as const
export const AUDIT_LOG = { to: '/admin/audit-log', label: 'Audit log' } as const
