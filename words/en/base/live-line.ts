// Connection state of a live screen.
export const liveLine = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
}
