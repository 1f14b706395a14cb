// Passkeys on screens.

export const passkeysScreen = {
  waiting: 'Waiting for your device…',

  panel: {
    title: 'Passkeys',
    intro:
      'Log in with your fingerprint, your face or the PIN of your device instead of the password. A passkey stays on your device and can’t be guessed.',
    loadFailed: 'Your passkeys couldn’t be loaded.',
    added: ({ on }: { on: string }) => `Added on ${on}, not used yet`,
    lastUsed: ({ at }: { at: string }) => `Last used ${at}`,
    otherHost: ({ host }: { host: string }) => `Made for ${host}: it doesn’t work here`,
    add: 'Add a passkey',
    addFailed: 'The passkey couldn’t be added. Please try again.',
    addedToast: 'Passkey added',
    known: 'This device already has a passkey for your account. Use it at your next login.',
    remove: 'Remove',
    removed: 'Passkey removed',
    removedDetail: 'Your device may still offer it. Delete it there too.',
    removeFailed: 'The passkey couldn’t be removed.',
    notHere: 'This browser can’t make passkeys.',
  },
}
