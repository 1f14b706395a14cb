// What is said while the device has no network.

export const offlineBar = {
  /** Nothing waits to be sent. */
  quiet: 'No network. What you see may have changed.',
  /** Something does. */
  unsent: 'No network. Not sent yet, we’ll go on by ourselves.',
}
