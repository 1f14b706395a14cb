// What is said of fields of payments, plans and promo codes: by forms before they ask, and by answers.

export const amountNotNumber = 'The amount must be a number of rupees.'
export const amountNotPositive = 'The amount must be more than 0.'
export const amountBelowNothing = 'The amount can’t be below 0.'
export const tooMuchCash = 'That is more cash than anybody carries.'
export const badMonth = 'A month is written as 2026-11.'
export const cashOrUpiNeeded = 'Please choose cash or UPI.'
export const discountNeeded = 'A code takes off a percentage or a sum.'
export const newCodeNeeded = 'Please write the code.'
export const newCodeTooLong = 'A code has at most 20 letters and numbers.'
export const badNewCode = 'A code has 3 to 20 letters, numbers and hyphens, such as WELCOME20.'
export const untilBeforeFrom = "The last day can't be before the first."
export const planNeeded = 'Please choose a plan.'
export const priceNotNumber = 'price must be a number of rupees.'
export const pauseDaysNeeded = 'Please choose 1 to 30 days.'
export const badCardNumber = 'Please enter a valid 16-digit card number.'
export const tokenNotText = 'token must be text.'
export const sumNotNumber = 'A price must be a number of rupees.'
