// Delivery codes: the rider's form, the customer's page, and the order's page in the console.

/** The rider's form at a delivery that is to be proved. */
export const deliveryProof = {
  title: ({ name }: { readonly name: string }) => `Delivered: ${name}`,
  aboutCode: 'Ask for the code. It is on the order’s page and in our message.',
  code: 'Delivery code',
  triesLeft: ({ left }: { readonly left: number }) =>
    left === 1 ? '1 try left' : `${left} tries left`,
  codeNeeded: 'Type the 4 digits of the code.',
  withoutCode: 'No code? Take a photo',
  withCode: 'Type the code',
  aboutPhoto: 'Take a photo of the clothes and say who took them. The customer sees both.',
  aboutRelease:
    'The customer has it left with the guard, always. Take a photo; no code or name is needed.',
  photoNeeded: 'Take a photo.',
  nameNeeded: 'Say the name of who took the clothes.',
  notNow: 'Not now',
}

/** The code on its customer's page. */
export const ownDeliveryCode = {
  title: 'Your delivery code',
  hint: 'Say it to our rider at your door, and to nobody on the phone.',
}

/** The code on the order's page in the console. */
export const deliveryCodeOfCustomer = {
  title: 'Delivery code',
  about: 'The customer has a code for the rider. Nobody else can read it.',
  send: 'Send it again',
  notSent: 'The code couldn’t be sent. Please try again.',
}
