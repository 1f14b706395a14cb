// Page of a person invited to join the staff.
import type { Preset } from '#domain/people/roles.ts'
import { presetNames } from './permissions.ts'

export const joinScreen = {
  title: 'Join the staff',
  loading: 'Looking at your invitation',
  aside: 'Behind every fresh shirt, there are people.',
  invited: ({ by, preset }: { by: string; preset: Preset }) =>
    `${by} invites you to work here: ${presetNames[preset]}.`,
  youMay: 'What you may do',
  goodUntil: (time: string) => `The invitation works once, until ${time}.`,

  notGood: 'This invitation can’t be used.',
  incomplete: 'This link is incomplete. Please open it from your email or message.',
  notLoaded: 'The invitation couldn’t be loaded.',
  retry: 'Retry',
  home: 'Go to the home page',

  asYou: (person: { name: string; email: string }) =>
    `You are logged in as ${person.name} (${person.email}). This account joins the staff, and your other devices are logged out.`,
  join: 'Join with this account',
  joining: 'Joining…',
  notJoined: 'That didn’t work. Please try again.',
  ofAnother: ({ email, own }: { email: string; own: string }) =>
    `This invitation is for ${email}, and you are logged in as ${own}.`,
  logOut: 'Log out and continue',
  worksHere: 'You already work here. This invitation is for someone else.',
  toConsole: 'Go to the console',

  /** The link was handed on, so the mailbox is proven first. */
  mailed: (email: string) =>
    `Almost there: we have mailed a link to ${email}. Open it in this browser to join.`,

  forEmail: (email: string) => `Your account will have the email ${email}.`,
  haveAccount: 'Already have an account here?',
  logIn: 'Log in with it',
  create: 'Create account and join',
}
