// Server notices about its own setup, in the console and in the log.
/** Why the store of pictures can't be used, and what to do, after its name. */
const filesFaults = {
  keys: 'refuses our keys. They may have run out or been withdrawn, or may not do enough: make new ones, set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and start again.',
  clock: 'refuses our requests because of their time. Let NTP set the clock of this machine.',
  bucket: 'says that there is no such bucket. Make it, or set S3_BUCKET to the one that is there.',
  room: 'is full. Make room there.',
  rights: 'is where this user may not write. Give the folder to the user that runs Washline.',
  away: 'doesn’t answer as it should. It is asked again all the time.',
}

export const notices = {
  untrustedProxy:
    'Requests say that they come through a proxy, but TRUST_PROXY is not set. All visitors then count as one: a few wrong log-ins keep everybody from logging in for a minute. Set TRUST_PROXY to the proxy’s address. (If there is no proxy, somebody wrote that header by hand, and there is nothing to do.)',
  secretChanged:
    'AUTH_SECRET is another one than when this database was used last: it was set anew, or the file auth-secret of the data folder is gone, or a backup came from another server. Everyone has to log in again. Codes that were texted and links to proposals in mails that have left don’t work any more. Second-factor apps and recovery codes don’t count any more: take them away with “npm run admin -- remove-second-factor EMAIL”, and have them set up again. PINs at tablets have to be chosen again. Contacts that blocked customers may come back with are not recognised. If none of this was meant, put the old secret back and start again.',
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
    `The clock of a server is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database’s. Codes of second-factor apps, links that run out and what is done at a set time go wrong with it. Let NTP set the clocks of both machines.`,
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
    `Pictures can’t be stored or shown: ${bucket === null ? 'the folder files of the data folder' : `the bucket ${bucket}`} ${filesFaults[fault]} Everything without a picture goes on. (It said: “${said}”)`,
  /** `addresses` are of this server and the others; empty where BASE_URL is not set. */
  serversDiffer: ({ addresses }: { readonly addresses: readonly string[] }) =>
    `Servers of this laundry run with different addresses: ${addresses.map((one) => one || 'no BASE_URL').join(', ')}. Each refuses the changes of people who opened another one’s, and links in mails lead to any of them. Set the same BASE_URL for all and start them again.`,
  /** `address` is where the laundry works; null where BASE_URL is not set. */
  otherAddress: ({
    opened,
    address,
  }: {
    readonly opened: string
    readonly address: string | null
  }) =>
    `People open ${opened}, but ${address === null ? 'BASE_URL is not set' : `BASE_URL is ${address}`}. They can look around there, and whatever they change or send is refused. Set BASE_URL to the address that people type, and have the proxy redirect every other one to it. (If ${opened} is no address of yours, somebody wrote that name by hand, and there is nothing to do.)`,
}

function megabytes(bytes: number): string {
  const mb = Math.floor(bytes / 1024 ** 2)
  return mb < 10_000 ? `${mb} MB` : `${Math.floor(mb / 1024)} GB`
}
