// Answer to the question whether a phone number is a mobile.

export const mobileQuestion = {
  yes: 'Yes, it’s a mobile',
  no: 'No, it’s a landline',
}
