// Owns how much a saved view holds: a filter and a sort of the staff's list of orders under a name.

/** For one person. */
export const MOST_VIEWS = 20
export const VIEW_NAME_LENGTH = 40
export const VIEW_QUERY_LENGTH = 1000
