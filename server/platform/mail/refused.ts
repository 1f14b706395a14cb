/** The error for a message that its carrier will never accept, so that retrying is useless. */
export class Refused extends Error {}

/** The error for a message that may have been sent: it is sent by no one else, and staff decide. */
export class InDoubt extends Refused {}
