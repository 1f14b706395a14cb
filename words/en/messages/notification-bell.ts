// Bell of a person, with their notifications.
const RELATIVE = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

export const notificationBell = {
  label: 'Notifications',
  bell: ({ unread }: { readonly unread: number }) =>
    unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
  markAll: 'Mark all read',
  loading: 'Loading notifications',
  notLoaded: 'Your notifications couldn’t be loaded.',
  emptyTitle: 'All quiet',
  empty: 'News about your orders will show up here.',
  unread: 'Unread',

  /** “5 minutes ago”, “yesterday”. */
  ago: ({ minutes }: { readonly minutes: number }) => {
    if (minutes < 1) return 'just now'
    if (minutes < 60) return RELATIVE.format(-minutes, 'minute')
    if (minutes < 24 * 60) return RELATIVE.format(-Math.round(minutes / 60), 'hour')
    return RELATIVE.format(-Math.round(minutes / (24 * 60)), 'day')
  },
}
