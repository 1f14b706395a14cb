// Field errors of an address's parts: in forms, and in answers.

export const flatNeeded = 'Please enter your flat, house or building.'
export const streetNeeded = 'Please enter your street or area.'
export const pinCodeNeeded = 'Please enter the 6-digit PIN code.'
export const badDigipin = 'A DIGIPIN has 10 characters, such as 39J-49L-L8T4.'
export const badPoint = 'This isn’t a place in India.'
