// Automatic chat messages outside help desk hours.
interface Back {
  /** On the clock, in the morning. */
  hour: number
  isToday: boolean
}

export const chat = {
  /** When people answer again. */
  back: ({ hour, isToday }: Back) => `at ${hour} am ${isToday ? 'today' : 'tomorrow'}`,
  /** `isVisitor`: nobody knows where they could be written to. */
  away: ({ isVisitor, ...back }: Back & { isVisitor: boolean }) => {
    const where = isVisitor
      ? 'Come back to this page in this browser to read our answer. If you would rather have it by email, please use the form on the contact page.'
      : 'You’ll get our answer here, in your notifications and by email.'
    return `Thank you, we have your message. We’re offline now and back ${chat.back(back)}. ${where}`
  },
}
