/** Page on which people choose what is sent to them. */
export const NOTIFICATIONS_PAGE = '/profile?tab=notifications'
