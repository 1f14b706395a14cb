// Messages while the device is offline.

export const offlineBar = {
  /** Nothing waits to be sent. */
  quiet: 'You’re offline. What you see may be out of date.',
  /** Something does. */
  unsent: 'You’re offline. We’ll send this when you’re back.',
}

/** An order that waits for the network. */
export const unsentOrder = {
  /** It never left the device. */
  waiting: 'You’re offline. We’ll send your order when you’re back.',
  /** It left, and no answer came. */
  unclear:
    'You’re offline. We don’t know yet whether your order reached us. We’ll check when you’re back, and it won’t be placed twice.',
  dontSend: 'Don’t send it',
  notSent: 'Your order was not sent.',
}

/** Stops that a rider marked and the server doesn't have yet. */
export const unsentStops = {
  kept: 'Not saved yet. It is kept on this phone.',
  /** The phone's storage is full or switched off. */
  notKept: 'Not saved yet. This phone can’t keep it: keep this page open.',
  allKept: (count: number) =>
    count === 1
      ? '1 stop that you marked is kept on this phone and sent once you are online again.'
      : `${count} stops that you marked are kept on this phone and sent once you are online again.`,
  someNotKept: (count: number) =>
    count === 1
      ? '1 stop that you marked is sent once you are online again. This phone can’t keep it: keep this page open.'
      : `${count} stops that you marked are sent once you are online again. This phone can’t keep all of them: keep this page open.`,
}

/** Stops that a colleague marked on this phone before they logged out. */
export const leftStops = {
  /** `rider`: their first name, where the phone knows it. */
  left: ({ count, rider }: { readonly count: number; readonly rider: string | null }) =>
    count === 1
      ? `1 stop that ${rider ?? 'a colleague'} made is still on this phone.`
      : `${count} stops that ${rider ?? 'a colleague'} made are still on this phone.`,
  hint: 'This goes out once they log in here. If they can’t, hand it in, and a manager decides.',
  handIn: ({ rider }: { readonly rider: string | null }) => `Hand in for ${rider ?? 'them'}`,
  handedIn: ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 stop is handed in. A manager decides.'
      : `${count} stops are handed in. A manager decides.`,
  notHandedIn: 'Not everything could be handed in.',
  tryAgain: 'Please try again.',
}

/** A chat message that waits, where the device's storage is full or switched off. */
export const unsentMessage = {
  notKept: 'Keep this page open until it is sent.',
}

/** A link to a screen that can't be loaded now. */
export const offlineLink = {
  title: 'This page couldn’t be opened.',
  text: 'Check your connection and try again. Nothing here is lost.',
}
