/** The error for a message that its carrier will never accept, so that retrying is useless. */
export class Refused extends Error {}
