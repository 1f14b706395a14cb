// Login, Sign Up and related screens, in a browser that blocks cookies or JavaScript.

export const authFrame = {
  cookiesBlocked:
    'Your browser blocks cookies, and without them you can’t stay logged in. Please allow cookies for this site, then reload the page.',
  /** On the way to the page that a person was headed for. */
  loadingPage: 'Loading your page',
  scriptsBlocked: 'This form needs JavaScript. Please turn it on and reload the page.',
}
