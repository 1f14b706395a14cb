// Switch for notifications of this browser.
export const browserNotices = {
  label: 'This browser',
  hint: 'Shows notices here, also while this site is closed',
  failed: 'That didn’t work.',
  notAllowed: 'This browser does not allow this site to show notices.',
  loadAgain: 'Please load this page again and try once more.',
}
