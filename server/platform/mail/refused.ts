/** A message that its carrier will never take, so that trying again is of no use. */
export class Refused extends Error {}
