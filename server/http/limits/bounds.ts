/**
 * All limits of one process, far above honest use: hundreds of customers may share a phone company's address, each
 * with six connections and a stream.
 */

/** Requests of one connection that wait for their answer. Browsers and proxies send one after the other. */
export const UNANSWERED_OF_CONNECTION = 8

/** Connections at once; beyond, those that have rested longest are closed. Some 10 kB of memory each. */
export const CONNECTIONS = 4000

/** Connections at once from one address, while no proxy stands in front: a hundred customers and more. */
export const CONNECTIONS_OF_ADDRESS = 1000

/** Calls that are worked on at once. One takes milliseconds, so the last of so many waits a second. */
export const CALLS_AT_WORK = 200

/** Of those, calls from one address: one caller alone can't keep everybody else out. */
export const CALLS_AT_WORK_OF_ADDRESS = 100

/** Calls of one session that are worked on at once. A screen asks for more, and they take milliseconds. */
export const CALLS_AT_WORK_OF_SESSION = 2

/** Calls of one session that wait for those: several open windows, each loading a screen. */
export const CALLS_IN_LINE_OF_SESSION = 40

/** Bytes of answers that were written and not yet taken, of all connections together. */
export const UNTAKEN_BYTES = 48 * 1024 * 1024

/** An answer smaller than this isn't counted: so many of them are bounded by the connections. */
export const COUNTED_BYTES = 8 * 1024

/** A connection is closed that takes nothing of what waits for it for so long. */
export const STALLED_MS = 30_000

/**
 * Requests of one call from one address, for people, visitors and strangers apart: a hundred customers who touch something
 * every two seconds.
 */
export const CALLS_PER_MINUTE_OF_ADDRESS = 3000

/**
 * Requests of one call whose body is signed: a carrier sends its notices about everybody's messages from a few addresses,
 * and sends a refused one again later. A forged one costs a checksum.
 */
export const SIGNED_CALLS_PER_MINUTE_OF_ADDRESS = 20_000

/** Callers and addresses that are counted at once, each in each call that they make. Some 200 bytes of memory each. */
export const MINUTES_COUNTED = 50_000

/** Forms with a file at once of one person: a browser opens six connections to a site. */
export const FORMS_OF_PERSON = 6

/** Forms at once of customers and visitors. */
export const FORMS_OF_CUSTOMERS = 60

/** Of those, forms from one address: one caller with many accounts can't hold them all. */
export const FORMS_OF_ADDRESS = 20

/** Forms at once of staff, beside those of customers. */
export const FORMS_OF_STAFF = 60

/** What must come of an upload in each second, on average of a minute: a tenth of a slow phone's line. */
export const UPLOAD_BYTES_PER_SECOND = 2 * 1024
