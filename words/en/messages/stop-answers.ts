// Answers to STOP and START on WhatsApp. `profile` is the address where each message is turned on or off.

interface At {
  readonly profile: string
}

export const stopAnswers = {
  stopped: ({ profile }: At) =>
    `You get no more offers and no newsletter from us. Messages about your orders go on; you can turn these off too: ${profile}`,
  start: ({ profile }: At) =>
    `Would you like offers again? Turn on Promotions in your profile, where you read what you agree to: ${profile}`,
  unknown:
    'We have no account with your number, so we send it no offers. If you still get some, tell us here.',
}
