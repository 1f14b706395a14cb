// Field errors of an address's parts: in forms, and in answers.

export const flatNeeded = 'Please give your flat, house or building.'
export const streetNeeded = 'Please give your street or area.'
export const pinCodeNeeded = 'Please give the PIN code, 6 digits.'
export const badPoint = 'This isn’t a point on a map.'
