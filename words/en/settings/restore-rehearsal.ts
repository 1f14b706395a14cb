// Test restores of nightly backups, for staff.
export const restoreRehearsal = {
  restorable: ({ when }: { readonly when: string }) => `Restorable as of ${when}`,
  restorableHint: 'That backup was restored into a scratch database, and its books are in order.',
  noneRestorable: 'None of the backups has passed a test restore.',
  due: 'The newest backup hasn’t been test-restored yet. That follows shortly, and may take some minutes.',
  notRestored: ({ at, why }: { readonly at: string; readonly why: string }) =>
    `On ${at} the newest backup couldn’t be restored. It is tried again every hour. The error: “${why}”`,
  wrong: ({ at, count }: { readonly at: string; readonly count: number }) =>
    `On ${at} the newest backup was test-restored, and the check of its books found ${count === 1 ? 'a problem' : `${count.toLocaleString('en-IN')} problems`}:`,
  wrongHint: ({ file }: { readonly file: string }) =>
    `“npm run admin -- rehearse ${file}” lists all of them. Please pass these lines on to the person who runs the server.`,
}
