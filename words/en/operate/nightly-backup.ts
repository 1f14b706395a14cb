// State of the nightly backups, for staff.
const megabytes = (bytes: number) => {
  const size = bytes / 1_000_000
  return `${size.toLocaleString('en-IN', { maximumFractionDigits: size < 10 ? 1 : 0 })} MB`
}

type Made = { readonly at: string; readonly file: string; readonly bytes: number }

export const nightlyBackup = {
  missing: 'The nightly backup is missing',
  /** With a link to the exports. */
  untilThen: 'Until it works again, [download one] and keep it safe.',
  /** With the name of a setting. */
  isOff:
    'None is made automatically. Name a folder on another disk in [BACKUP_DIR], and one is made there each night.',
  /** `at`: written. */
  last: ({ at, file, bytes }: Made) =>
    `The last nightly one was made on ${at}: ${file}, ${megabytes(bytes)}.`,
  first: 'One is made each night at 3 am.',
  failed: ({ at, why }: { readonly at: string; readonly why: string }) =>
    `On ${at} it failed and is tried again every hour: ${why}`,
  late: 'None has been made since the last one. Please look at the server’s log.',
}
