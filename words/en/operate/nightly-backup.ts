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
    'Automatic backups are off. Set [BACKUP_DIR] to a folder on another disk, and a backup is made there each night.',
  /** `at`: written. */
  last: ({ at, file, bytes }: Made) =>
    `The last nightly backup was made on ${at}: ${file}, ${megabytes(bytes)}.`,
  first: 'A backup is made each night at 3 am.',
  failed: ({ at, why }: { readonly at: string; readonly why: string }) =>
    `It failed on ${at} and is retried every hour: ${why}`,
  late: 'None has been made since then. Please check the server’s log.',
}
