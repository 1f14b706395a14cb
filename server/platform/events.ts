/** The interface of events for verbs and readers: the consumers, and waiting for this process's deliveries. */

export interface Events {
  /** The names of the consumers of an event. */
  consumersOf(event: { type: string }): readonly string[]
  /** Has consumers take what is stored for them about a subject; called once that is committed. */
  deliver(subject: { kind: string; id: string }): void
  /**
   * Waits until what this process has committed is consumed, so that people find what follows from their
   * own change; no longer than a second, and not at all where nothing waits. Never called in a transaction.
   */
  settled: (this: void) => Promise<void>
}
