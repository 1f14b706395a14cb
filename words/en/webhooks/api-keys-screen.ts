// The console's API keys, with which programs act for a person.

export const apiKeysScreen = {
  title: 'API keys',
  about:
    'A program that sends a key may do what the key has permissions for, in your name and never more than you may yourself. When you leave, your keys end.',
  loading: 'Loading the API keys',
  notLoaded: 'The API keys couldn’t be loaded.',
  notRefreshed: 'The API keys couldn’t be refreshed; these may be old.',
  retry: 'Retry',
  none: 'No API keys',
  willStandHere: 'Make one for each program, so that you can end one without the others.',

  begins: 'Begins with',
  may: 'May use',
  by: 'Made by',
  nobody: 'A former colleague',
  made: 'Made',
  lastUsed: 'Last used',
  never: 'Never',
  expires: 'Expires',
  whenRevoked: 'When it is revoked',
  expired: 'Expired',
  /** With the person who made it. */
  ended: 'Ended',
  revoked: 'Revoked',
  /** Keys that are good for nothing any more, folded away. */
  revokedKeys: (count: number) => (count === 1 ? '1 revoked key' : `${count} revoked keys`),

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke: ${name}`,
  revokeAsk: (name: string) => `Revoke “${name}”?`,
  revokeMeans:
    'Whatever uses this key is refused from that moment. It can’t be taken back; you can make another key.',
  keep: 'Keep it',
  isRevoked: 'The key is revoked.',
  notRevoked: 'That key couldn’t be revoked. Please try again.',

  make: 'Make a key',
  making: 'Making…',
  close: 'Close',
  newTitle: 'New API key',
  newAbout: 'Give it no more than its program needs.',
  name: 'Name',
  nameHint: 'What uses it, such as Accounting.',
  lasts: 'It lasts',
  lastsHint: 'After that it is refused.',
  days: (days: number) => `${days} days`,
  noEnd: 'Until it is revoked',
  notMade: 'The key couldn’t be made. Please try again.',

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
