/** Notices of servers about their own setup; the names are labels of a metric. */
export const SERVER_NOTICES = [
  /** A proxy says where requests come from, and no setting names it. */
  'untrusted-proxy',
  /** People open the laundry at an address that isn't BASE_URL. */
  'other-address',
  /** Servers on one database have different addresses. */
  'servers-differ',
  /** AUTH_SECRET is another one than at the start before. */
  'secret-changed',
  /** The disk of the data folder is filling up. */
  'little-room',
  /** The store of pictures refuses what it is asked for. */
  'files-refused',
  /** The clocks of the server and its database differ. */
  'clocks-differ',
] as const

export type ServerNotice = (typeof SERVER_NOTICES)[number]
