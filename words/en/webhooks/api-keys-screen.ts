// The console's API keys, with which programs act for a person.

export const apiKeysScreen = {
  title: 'API keys',
  about:
    'A program that sends a key may do what the key’s permissions allow, in your name and never more than you may do yourself. When you leave, your keys stop working.',
  loading: 'Loading the API keys',
  notLoaded: 'The API keys couldn’t be loaded.',
  notRefreshed: 'The API keys couldn’t be refreshed; these may be old.',
  retry: 'Retry',
  none: 'No API keys',
  emptyHint: 'Create one for each program, so that you can revoke one without the others.',

  begins: 'Begins with',
  may: 'May use',
  by: 'Created by',
  nobody: 'A former colleague',
  made: 'Created',
  lastUsed: 'Last used',
  never: 'Never',
  expires: 'Expires',
  whenRevoked: 'When it is revoked',
  expired: 'Expired',
  /** With the person who made it. */
  ended: 'Ended',
  revoked: 'Revoked',
  /** Revoked keys, folded away. */
  revokedKeys: (count: number) => (count === 1 ? '1 revoked key' : `${count} revoked keys`),

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke: ${name}`,
  revokeAsk: (name: string) => `Revoke “${name}”?`,
  revokeMeans:
    'Whatever uses this key is refused from that moment. This can’t be undone, but you can create another key.',
  keep: 'Keep it',
  isRevoked: 'The key is revoked.',
  notRevoked: 'That key couldn’t be revoked. Please try again.',

  make: 'Create a key',
  making: 'Creating…',
  close: 'Close',
  newTitle: 'New API key',
  newAbout: 'Give it no more than its program needs.',
  name: 'Name',
  nameHint: 'What uses it, such as Accounting.',
  lasts: 'Valid for',
  lastsHint: 'After that it is refused.',
  days: (days: number) => `${days} days`,
  noEnd: 'Until it is revoked',
  notMade: 'The key couldn’t be created. Please try again.',

  isMade: (name: string) => `Your key for “${name}”`,
  onlyNow:
    'Copy it now and keep it where your program can read it. It’s shown only once: we store just its fingerprint.',
  key: 'API key',
  copy: 'Copy the key',
  copied: 'The key is copied.',
  copyByHand: 'Please copy the key by hand.',
  isSelected: 'It is selected for you.',
  done: 'I have copied it',
  /** How a program sends it. */
  sentAs: 'A program sends it with each request, in the header',
}
