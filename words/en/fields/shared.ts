// Field errors shared by several wings: in forms, and in answers.

interface Named {
  /** What the field is called, an entry of `names.ts`. */
  name: string
}

export const fieldNotText = ({ name }: Named) => `${name} must be text.`
export const fieldNeeded = ({ name }: Named) => `${name} is required.`
export const fieldTooLong = ({ name, most }: Named & { most: number }) =>
  `${name} can be at most ${most} characters long.`
export const fieldUnstorable = ({ name }: Named) =>
  `${name} contains characters that can’t be stored.`
export const fieldNotOneLine = ({ name }: Named) => `${name} must be on one line.`
export const fieldIsNumber = ({ name }: Named) => `${name} can’t be a number.`

export const badId = 'This id is not valid.'
export const dateNeeded = 'Please choose a date.'
export const realDateNeeded = 'Please enter a real date as YYYY-MM-DD.'
export const emailNeeded = 'Please enter your email.'
export const badEmail = 'Please enter a valid email address.'
export const phoneNotText = 'Phone must be text.'
export const badPhone = 'Please enter a valid phone number.'
export const badIdempotencyKey = 'Idempotency-Key must be 8 to 200 visible characters.'
export const limitNotNumber = 'limit must be a number.'
export const limitTooSmall = 'limit must be at least 1.'
export const limitTooLarge = 'limit can be at most 200.'
export const categoryNeeded = 'Please choose a category.'
export const versionMissing = 'version is missing.'
export const noSuchStatus = 'There is no such status.'
export const badTotal = 'total must be a number.'
export const badDelivery = 'Delivery is standard, express or scheduled.'
