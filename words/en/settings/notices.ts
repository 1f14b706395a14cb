// Server notices about its own setup, in the console and in the log.
/** Why the store of pictures can't be used, and what to do, after its name. */
const filesFaults = {
  keys: 'refuses our keys. They may have expired, been withdrawn or lack permissions: create new ones, set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and start again.',
  clock: 'refuses our requests because of their time. Let NTP set the clock of this machine.',
  bucket: 'says that there is no such bucket. Create it, or set S3_BUCKET to one that exists.',
  room: 'is full. Make room there.',
  rights: 'isn’t writable for this user. Give the folder to the user that runs Washline.',
  away: 'doesn’t answer as it should. We keep trying.',
}

export const notices = {
  untrustedProxy:
    'Requests say that they come through a proxy, but TRUST_PROXY is not set. All visitors then count as one: a few failed logins keep everyone from logging in for a minute. Set TRUST_PROXY to the proxy’s address. (If there is no proxy, someone wrote that header by hand, and you can ignore this.)',
  secretChanged:
    'AUTH_SECRET has changed since this database was last used: it was set to another value, the file auth-secret of the data folder is gone, or a backup came from another server. Everyone has to log in again. Codes and price-approval links sent before no longer work. Neither do authenticator apps and recovery codes: remove them with “npm run admin -- remove-second-factor EMAIL”, and have them set up again. PINs at tablets have to be chosen again. Blocked customers who come back with the same contacts are not recognised. If this wasn’t intended, put the old secret back and start again.',
  /** In bytes; `floor` is where changes are refused. */
  littleRoom: ({
    free,
    total,
    floor,
  }: {
    readonly free: number
    readonly total: number
    readonly floor: number
  }) =>
    `The disk of the data folder has ${megabytes(free)} left of ${megabytes(total)}. Below ${megabytes(floor)} every order and every other change is refused. Make room, or move DATA_DIR to a larger disk.`,
  /** Seconds that the server is ahead of its database; below zero where it is behind. */
  clocksDiffer: ({ ahead }: { readonly ahead: number }) =>
    `The clock of a server is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database’s. Authenticator codes, links that expire and scheduled tasks go wrong because of it. Let NTP set the clocks of both machines.`,
  /** `bucket` is null where pictures lie in the data folder; `said` is what the store answered. */
  filesRefused: ({
    fault,
    bucket,
    said,
  }: {
    readonly fault: keyof typeof filesFaults
    readonly bucket: string | null
    readonly said: string
  }) =>
    `Pictures can’t be stored or shown: ${bucket === null ? 'the folder files of the data folder' : `the bucket ${bucket}`} ${filesFaults[fault]} Everything without a picture still works. (It said: “${said}”)`,
  /** `addresses` are of this server and the others; empty where BASE_URL is not set. */
  serversDiffer: ({ addresses }: { readonly addresses: readonly string[] }) =>
    `Servers of this laundry run with different addresses: ${addresses.map((one) => one || 'no BASE_URL').join(', ')}. Each refuses changes from people who opened another one’s address, and links in emails may lead to any of them. Set the same BASE_URL for all and start them again.`,
  /** `address` is where the laundry works; null where BASE_URL is not set. */
  otherAddress: ({
    opened,
    address,
  }: {
    readonly opened: string
    readonly address: string | null
  }) =>
    `People open ${opened}, but ${address === null ? 'BASE_URL is not set' : `BASE_URL is ${address}`}. They can look around there, but whatever they change or send is refused. Set BASE_URL to the address that people type, and have the proxy redirect every other one to it. (If ${opened} isn’t an address of yours, someone wrote that name by hand, and you can ignore this.)`,
}

function megabytes(bytes: number): string {
  const mb = Math.floor(bytes / 1024 ** 2)
  return mb < 10_000 ? `${mb} MB` : `${Math.floor(mb / 1024)} GB`
}
