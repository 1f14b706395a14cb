// Switch for notifications of this browser.
export const browserNotices = {
  label: 'This browser',
  hint: 'Shows notifications here, even when this site is closed',
  failed: 'That didn’t work.',
  notAllowed: 'This browser doesn’t allow notifications from this site.',
  loadAgain: 'Please reload this page and try again.',
}
