// Loads the frame of signed-in people's screens: menus, popovers and their data, which visitors never need.

/** One file for all of it, for its parts show at once. */
export const loadSignedInParts = () => import('./signed-in/signed-in-frame.tsx')
