// Owns what a phone number looks like as people write it.

/** Nothing, or 6 to 20 digits, blanks, hyphens and brackets, with or without a plus before them. */
export const PHONE = /^$|^\+?[0-9][0-9 ()-]{5,19}$/
