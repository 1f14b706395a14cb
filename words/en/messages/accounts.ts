// What people are told about their accounts.

export const accountMessages = {
  /** How the laundry is reached: what it has not is left out. */
  'account.blocked': (params: {
    readonly reason: string
    readonly phone: string
    readonly email: string
  }) => {
    const { reason, phone, email } = params
    const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean)
    const how = ways.length > 0 ? ways.join(' or ') : 'write to us on the contact page'
    return {
      title: 'A word about your account',
      message: `Your account is blocked, so you can’t order now. Reason: ${reason.replace(/[.\s]+$/, '')}. To sort it out, please ${how}.`,
    }
  },

  'account.unblocked': () => ({
    title: 'You can order again',
    message: 'Your account is no longer blocked. Welcome back.',
  }),

  'password.guessed': () => ({
    title: 'Wrong passwords were tried',
    message:
      'Somebody tried to get into your account with several wrong passwords. We stopped them and let nobody in.',
  }),
}
