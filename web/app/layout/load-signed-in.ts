// Loads what stands around screens of somebody who is signed in: menus, popovers and their data, which visitors never need.

/** One file for all of it, for its parts show at once. */
export const loadSignedIn = () => import('./signed-in/signed-in.tsx')
