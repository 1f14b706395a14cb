// Second factor on screens: setup, login, and fresh proof.

export const secondFactorScreen = {
  /** Logging in, after the password. */
  step: {
    title: 'One more step',
    intro: 'Your account is protected by two-step login.',
    passkeyIntro: 'Your account is protected by a passkey.',
    code: 'Code from your app',
    codeOrRecovery: 'Code from your app, or a recovery code',
    recoveryCode: 'Recovery code',
    signIn: 'Log in',
    signingIn: 'Logging in…',
    failed: 'That didn’t work. Please try again.',
    usePasskey: 'Use a passkey',
    waiting: 'Waiting for your device…',
    startAgain: 'Start again',
    lost: 'Lost both your phone and your recovery codes? The manager or owner can let you in again.',
  },

  /** The dialog before something sensitive. */
  proof: {
    title: 'Please confirm that it is you',
    about: 'We ask before anything sensitive, and then not again for 10 minutes.',
    password: 'Your password',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    cancel: 'Cancel',
    failed: 'That didn’t work. Please try again.',
    notLoaded: 'This couldn’t be loaded.',
    orPassword: 'or with your password',
    forgotten: 'No password yet? Choose one first:',
    choose: 'get a link by email',
  },

  panel: {
    title: 'Two-step login',
    intro:
      'An app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password, shows a new code every 30 seconds. You enter it after your password when you log in, so a stolen password alone is no use.',
    notLoaded: 'Two-step login couldn’t be loaded.',
    isOn: ({ since }: { since: string }) => `On since ${since}.`,
    isOnByPasskey: 'On: to log in with your password, you also need one of your passkeys.',
    setUp: 'Set up an app',
    remove: 'Remove the app',
    removeTitle: 'Remove the app?',
    removeAbout:
      'You’ll no longer need codes to log in. Your recovery codes are removed too, unless a passkey still needs them.',
    keep: 'Keep it',
    removed: 'The app is removed. Delete it on your phone, too.',
    removeFailed: 'The app couldn’t be removed.',
    codesLeft: ({ left }: { left: number }) =>
      left === 0
        ? 'No recovery codes are left. Make new ones, in case you lose your phone.'
        : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
    makeCodes: 'Make new recovery codes',
    codesNotMade: 'New recovery codes couldn’t be made.',
    working: 'One moment…',
  },

  setUp: {
    scan: '1. Scan this with your app',
    qr: 'QR code for your authenticator app',
    onThisDevice: 'Open your app on this device',
    byHand: 'Or type this key into the app:',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    copyByHand: 'This browser can’t copy. Please select it and copy it by hand.',
    type: '2. Type the code that the app shows now',
    code: 'Code',
    digits: 'Six digits, new every 30 seconds.',
    turnOn: 'Turn on',
    turningOn: 'Turning on…',
    cancel: 'Cancel',
    failed: 'That didn’t work. Please try again.',
  },

  codes: {
    title: 'Your recovery codes',
    about:
      'Each logs you in once if you lose your phone. Keep them away from your phone: on paper, or in a password manager. They are shown only now.',
    copy: 'Copy all',
    copied: 'The codes are copied.',
    copyByHand: 'This browser can’t copy. Please write them down.',
    done: 'I’ve saved them',
    isOn: 'Two-step login is on.',
  },

  console: {
    title: 'Please protect your account first',
    about:
      'People who run the laundry see every customer and all the money, so a password alone is no longer enough. Set up an app or a passkey: it takes two minutes, and the console opens again at once.',
    confirm: 'Please confirm that it is you',
    confirmAbout:
      'You logged in with your password alone on this device. Confirm once with your second factor, and the console opens.',
    confirmNow: 'Confirm now',
    soon: ({ days }: { days: number }) =>
      days === 1
        ? 'From tomorrow the console asks for a second factor. Setting it up takes two minutes.'
        : `In ${days} days the console will ask for a second factor. Setting it up takes two minutes.`,
    setUpNow: 'Set it up now',
    passkeyInstead: 'Rather use a passkey? Add one in your profile.',
  },
}
