// What is said of a password that somebody chooses: by forms before they ask, and by answers.

export const newPasswordTooShort = ({ least }: { least: number }) =>
  `Please choose a password of at least ${least} characters.`
export const newPasswordTooLong = ({ most }: { most: number }) =>
  `Please choose a password of at most ${most} characters.`
