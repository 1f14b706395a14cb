// Shared tablets: locked screen, PIN, and staff's list of tablets.
export const lockScreen = {
  title: 'Who is working?',
  nobody: 'No PINs yet.',
  nobodyHint: 'Log in with your password, and choose one in your profile.',
  password: 'Log in with your password',
  loading: 'Loading the names',
  notLoaded: 'The names couldn’t be loaded.',
  offline: 'This tablet is offline. It unlocks once it is online again.',
  retry: 'Try again',

  pinOf: ({ name }: { readonly name: string }) => `PIN of ${name}`,
  digits: ({ typed }: { readonly typed: number }) =>
    typed === 1 ? '1 of 6 digits typed' : `${typed} of 6 digits typed`,
  digit: ({ digit }: { readonly digit: string }) => `Digit ${digit}`,
  erase: 'Erase the last digit',
  back: 'Someone else',
  checking: 'Checking the PIN',
  failed: 'It couldn’t be unlocked. Please try again.',
}

export const tabletBar = {
  lock: 'Lock',
}

export const pinPanel = {
  title: 'PIN for shared tablets',
  about:
    'Six digits that unlock a shared tablet for you. What you do there is recorded under your name.',
  none: 'You have no PIN yet.',
  has: 'You have a PIN.',
  notLoaded: 'Your PIN couldn’t be looked up.',
  choose: 'Choose a PIN',
  change: 'Change the PIN',
  remove: 'Remove it',
  pin: 'New PIN',
  again: 'Type it again',
  hint: 'Avoid digits in a row and dates that others know.',
  differs: 'The PINs do not match.',
  save: 'Save the PIN',
  cancel: 'Cancel',
  saved: 'Your PIN is saved',
  removed: 'Your PIN is removed',
  notSaved: 'Your PIN couldn’t be saved.',
}

export const tabletsPanel = {
  title: 'Shared tablets',
  about:
    'On a shared tablet people take turns with a PIN. It locks after two minutes without a touch. Settings, colleagues, backups and exports need the password there.',
  make: 'Make this a shared tablet',
  makeTitle: 'Make this browser a shared tablet?',
  makeMeans: 'You are logged out here, and everyone on the staff who has a PIN can unlock it.',
  name: 'Name',
  namePlaceholder: 'Counter',
  nameNeeded: 'Please name it, such as Counter.',
  cancel: 'Cancel',
  notMade: 'This couldn’t be made a shared tablet.',
  none: 'No shared tablets yet',
  noneHint: 'Open this page on the tablet itself, and make it one.',
  notLoaded: 'The shared tablets couldn’t be loaded.',
  loading: 'Loading the shared tablets',
  registered: 'Registered',
  registeredBy: ({ at, by }: { readonly at: string; readonly by: string }) => `${at} by ${by}`,
  lastUsed: 'Last unlocked',
  never: 'Never',
  signedIn: 'Logged in now',
  yes: 'Yes',
  no: 'No',
  isCutOff: 'Disconnected',
  cutOff: 'Disconnect',
  cutOffOf: ({ name }: { readonly name: string }) => `Disconnect ${name}`,
  cutOffAsk: ({ name }: { readonly name: string }) => `Disconnect ${name}?`,
  cutOffMeans:
    'Everyone on it is logged out at once, and PINs no longer unlock it. To use it again, make it a shared tablet again.',
  keep: 'Keep it',
  done: ({ name }: { readonly name: string }) => `${name} is disconnected`,
  notDone: 'It couldn’t be disconnected.',
  olderOnes: 'Disconnected tablets',
}
