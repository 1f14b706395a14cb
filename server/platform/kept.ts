/** A value from the database, cached and read again after a change. */
export interface Kept<Value> {
  current(): Promise<Value>
  /** The last that was read, where the database can't be followed now: for pages, which open all the same. */
  lastKnown(): Promise<Value>
  /** Has it read again at the next asking: after a change by this process, which needn't wait to be notified. */
  forget(): void
}
