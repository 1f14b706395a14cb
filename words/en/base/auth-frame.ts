// Login, Sign Up and their siblings, where the browser blocks what they need.

export const authFrame = {
  cookiesBlocked:
    'Your browser blocks cookies, and without them you can’t stay logged in. Please allow cookies for this site, then reload the page.',
  scriptsBlocked: 'This form needs JavaScript. Please turn it on and reload the page.',
}
