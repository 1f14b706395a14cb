// Frame of every mail and text message.
import { mailGreeting } from '../base/phrases.ts'

export const mail = {
  greeting: ({ name }: { readonly name: string }) => mailGreeting(name),

  /** What the button to a page says. */
  buttons: {
    pay: 'Pay now',
    order: 'See your order',
    approval: 'Answer now',
    subscription: 'See your Laundry Club',
    confirmEmail: 'Confirm this email',
    points: 'See your points',
    company: 'See the company account',
    profile: 'Check your account',
    ticket: 'See your ticket',
    help: 'Read the answer',
    contact: 'Contact us',
    newOrder: 'Book a pickup',
    resetPassword: 'Choose a new password',
    forgotPassword: 'Reset your password',
    join: 'Accept the invitation',
    other: 'See it here',
  },

  /** The link to where people choose what is sent to them. */
  settings: 'Change what we send you',

  /** The same in an offer, where one press there ends them. */
  stopOffers: 'Stop offers',
}

export const texts = {
  /** A message in few characters; the link comes after it. */
  message: ({ title, message }: { readonly title: string; readonly message: string }) =>
    `${title}. ${message}`,

  /** The code that proves a phone number; `laundry` is its name. */
  phoneCode: (params: {
    readonly code: string
    readonly laundry: string
    readonly minutes: number
  }) =>
    `${params.code} is your ${params.laundry} code, valid for ${params.minutes} minutes. Do not share it with anyone.`,

  /** The code that signs in; the last line tells browsers for which site it is, and they fill it in there alone. */
  signInCode: (params: {
    readonly code: string
    readonly laundry: string
    readonly minutes: number
    readonly host: string
  }) =>
    `${params.code} is your ${params.laundry} login code, valid for ${params.minutes} minutes. Do not share it with anyone.\n\n@${params.host} #${params.code}`,
}
