// Limits of saved views: a filter and a sort order of the staff's order list under a name.

/** For one person. */
export const MOST_VIEWS = 20
export const VIEW_NAME_LENGTH = 40
export const VIEW_QUERY_LENGTH = 1000
