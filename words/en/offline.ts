// What is said while the device has no network.

export const offlineBar = {
  /** Nothing waits to be sent. */
  quiet: 'No network. What you see may have changed.',
  /** Something does. */
  unsent: 'No network. Not sent yet, we’ll go on by ourselves.',
}

/** An order that waits for the network. */
export const unsentOrder = {
  /** It never left the device. */
  waiting: 'No network. Your order isn’t sent yet: we send it once you are online.',
  /** It left, and no answer came. */
  unclear:
    'No network. We don’t know yet whether your order arrived: we ask once you are online, and it counts once.',
  takeBack: 'Take it back',
  takenBack: 'Your order was not sent.',
}
