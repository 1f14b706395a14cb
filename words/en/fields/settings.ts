// Field errors of the catalogue and the settings: in forms, and in answers.

import { MOST_USEFUL_LIVES } from '#domain/help/claims.ts'

interface Named {
  /** What the field is called, an entry of `names.ts`. */
  name: string
}

type AtLeast = Named & { least: number }
type AtMost = Named & { most: number }

export const priceNotRupees = ({ name }: Named) => `${name} must be an amount in rupees.`
export const priceTooLow = ({ name, least }: AtLeast) => `${name} must be at least ₹${least}.`
export const priceTooHigh = ({ name, most }: AtMost) =>
  `${name} can be at most ₹${most.toLocaleString('en-IN')}.`
export const priceTooFine = ({ name }: Named) => `${name} can have at most two decimals.`
export const countNotNumber = ({ name }: Named) => `${name} must be a number.`
export const countNotWhole = ({ name }: Named) => `${name} must be a whole number.`
export const countTooLow = ({ name, least }: AtLeast) => `${name} must be at least ${least}.`
export const countTooHigh = ({ name, most }: AtMost) =>
  `${name} can be at most ${most.toLocaleString('en-IN')}.`
export const tooManyHomeNumbers = ({ most }: { most: number }) =>
  `At most ${most} numbers fit on the home page.`
export const tooManyTestimonials = ({ most }: { most: number }) =>
  `At most ${most} testimonials, please.`

export const serviceNeeded = 'Please choose a service.'
export const tooManyExtras = 'A plan has at most 8 extras.'
export const priceBeforeTooLow = 'The original price can’t be below the price.'
export const badFromOrders = 'fromOrders must be true or false.'
export const badNumbers = 'numbers must be a list.'
export const badTestimonials = 'testimonials must be a list.'
export const timeZoneNeeded = 'Please choose a time zone.'
export const badTimeZone = 'Please choose a time zone such as Asia/Kolkata.'
export const closesTooEarly = 'It must close after it opens.'
export const allDaysNeeded = 'Please fill in all seven days.'
export const gstinNotText = 'GSTIN must be text.'
export const badGstin = 'This isn’t a valid GSTIN. Please check all 15 characters.'
export const onlineEverywhereNotSaid = 'everywhere must be true or false.'
export const standingNeeded = 'Please choose: registered, composition scheme or not registered.'
export const gstinMissing = 'Enter your GSTIN, or choose “Not registered”.'
export const gstinUnregistered =
  'A laundry with a GSTIN is registered or under the composition scheme. Choose one, or empty the GSTIN.'
export const sacCodeNotText = 'SAC code must be text.'
export const badSacCode = 'A SAC code has 6 digits, such as 999719.'
export const placesNeeded = 'Please give the places of every slot.'
export const pinNotText = 'A PIN code must be text.'
export const badPin = 'A PIN code has six digits, the first of them not 0.'
export const pinTwice = ({ pin }: { pin: string }) => `${pin} is listed twice.`
export const tooManySums = ({ most }: { most: number }) => `At most ${most} PIN codes, please.`
export const badPins = 'pins must be a list.'
export const badRider = 'Please choose a rider, or nobody.'
export const badRiderAreas = 'Please give riders with their PIN codes.'
export const pinMissing = 'Please give at least one PIN code.'
export const tooManyPins = 'At most 5,000 PIN codes at once, please.'
/** Both as amounts that are written already. */
export const onlineAboveList = ({ online, list }: { online: string; list: string }) =>
  `The online price, ${online}, can’t be above the list price, ${list}. Please lower it too, or leave it empty.`
export const itemNeeded = 'Please choose an item.'
export const badPercentChange = ({ least, most }: { least: number; most: number }) =>
  `Please give a percentage from ${least} to ${most} other than 0, with at most one decimal.`

export const badEntityId = 'An entity ID has 19 digits. Copy it from your DLT portal.'
export const badHeader = 'A header has 6 capital letters. Leave out the operator’s -S or -P.'

export const badOfferHeader = 'A header for offers has 6 digits.'

export const badDeliveryProof = 'Proof of delivery is off or code_or_photo.'
export const badQuietFrom = 'Quiet hours begin on the hour from 18:00 to 23:00, or are off.'
export const badQuietUntil = 'Quiet hours end on the hour from 06:00 to 12:00.'

export const livesNeeded = 'Please keep at least one useful life.'
export const livesTwice = 'Please list each kind of thing once.'
export const tooManyLives = `At most ${MOST_USEFUL_LIVES} useful lives, please.`
