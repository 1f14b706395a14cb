// Where the audit log is: the header has no room for it, so it stands in the account menu and in the phone's row.
export const AUDIT_LOG = { to: '/admin/audit-log', label: 'Audit log' } as const
