// What is said of the parts of an address: by forms before they ask, and by answers.

export const flatNeeded = 'Please give your flat, house or building.'
export const streetNeeded = 'Please give your street or area.'
export const pinCodeNeeded = 'Please give the PIN code, 6 digits.'
export const badPoint = 'This isn’t a point on a map.'
