// Standing release: clothes left with the guard of an address, always.

type Since = { readonly since: string }

/** At a stop, for its rider. */
export const standingRelease = {
  released: ({ since }: Since) => `Leave it with the guard, always (since ${since})`,
}

/** At a saved address in the profile. */
export const leaveWithGuard = {
  give: 'Always leave with the guard',
  given: ({ since }: Since) =>
    `We leave your clothes with the guard, with a photo and without your code. Since ${since}.`,
  withdraw: 'Stop leaving with the guard',
  done: 'From now on we leave your clothes with the guard.',
  withdrawn: 'We’ll hand your clothes to you again.',
  ask: 'Leave your clothes with the guard?',
  about:
    'Our rider then leaves your clothes with the guard of this address, takes a photo, and needs no code from you. You can stop it here at any time.',
  failed: 'That couldn’t be saved. Please try again.',
}
