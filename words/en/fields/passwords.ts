// Field errors of a new password: in forms, and in answers.

export const newPasswordTooShort = ({ least }: { least: number }) =>
  `Please choose a password of at least ${least} characters.`
export const newPasswordTooLong = ({ most }: { most: number }) =>
  `Please choose a password of at most ${most} characters.`
export const passwordAgain = 'Please type the password again.'
export const passwordsDiffer = 'Passwords do not match.'
