// The answer that is offered where a phone number could be a landline's.

export const mobileQuestion = {
  yes: 'Yes, it’s a mobile',
  no: 'No, it’s a landline',
}
