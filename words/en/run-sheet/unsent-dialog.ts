// Logging out while stops that a rider marked are not sent yet.
export const unsentDialog = {
  title: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 stop is not saved yet' : `${count} stops are not saved yet`,
  text: ({ count }: { readonly count: number }) =>
    count === 1
      ? 'It is kept only on this device and sent from the run sheet once you are online. If you log out now, it stays on this device until you log in here again, or a colleague hands it in for you.'
      : 'They are kept only on this device and sent from the run sheet once you are online. If you log out now, they stay on this device until you log in here again, or a colleague hands them in for you.',
  logOut: 'Log out anyway',
  stay: 'Stay and send',
}
