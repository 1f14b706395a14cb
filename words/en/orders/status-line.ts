// Progress of an order as a clothesline.
export const statusLine = {
  label: 'Progress of the order',
  now: 'Now',
  /** Before a status, only heard. */
  heard: {
    notReached: 'Not reached: ',
    toCome: 'Still to come: ',
    now: 'Now: ',
    done: 'Done: ',
  },
}
