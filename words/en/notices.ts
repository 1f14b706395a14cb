// What the server notices about its own setup, as the console shows it.
export const notices = {
  untrustedProxy:
    'Requests say that they come through a proxy, but TRUST_PROXY is not set. All visitors then count as one: a few wrong log-ins keep everybody from logging in for a minute. Set TRUST_PROXY to the proxy’s address. (If there is no proxy, somebody wrote that header by hand, and there is nothing to do.)',
}
