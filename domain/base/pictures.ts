// Accepted picture types and sizes.

/** In bytes, and in pixels once it is read. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 40_000_000

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** With one message of a ticket or a chat. */
export const MOST_PICTURES_OF_MESSAGE = 5
