// Password and devices of a person, on the profile.

/** Accounts elsewhere with which a person logs in. */
type Provider = 'google' | 'facebook'

const PROVIDERS: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

export const signInPanels = {
  notLoaded: 'Your devices couldn’t be loaded.',
  password: 'Password',
  ways: ({
    providers,
    hasPassword,
  }: {
    readonly providers: readonly Provider[]
    readonly hasPassword: boolean
  }) =>
    `You can log in with ${providers.map((id) => PROVIDERS[id]).join(' and ')}${hasPassword ? ', or with your password.' : '.'}`,
  /** The marked part is a link. */
  noPassword: 'You have no password yet. [Get one by email] to log in with it, too.',
}

export const passwordForm = {
  current: 'Current password',
  signsOut: 'Every other device will be logged out.',
  change: 'Change password',
  saving: 'Saving…',
  failed: 'Your password couldn’t be changed. Please try again.',
}

export const ownDevices = {
  title: 'Where you are logged in',
  signOutElsewhere: 'Log out elsewhere',
  signedOutElsewhere: 'Every other device is logged out.',
  thisDevice: 'This device',
  inUse: 'In use now',
  /** `at`: written. */
  lastUsed: ({ at }: { readonly at: string }) => `Last used ${at}`,
  signOut: 'Log out',
  notSignedOut: 'That device couldn’t be logged out.',
  proofNeeded: 'Confirm that it’s you, or log in again first.',
  tryAgain: 'Please try again.',
}
