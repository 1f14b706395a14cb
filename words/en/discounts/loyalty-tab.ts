// Loyalty tab of the profile: points, tier, rewards, invitation and history. Points come in written, such as "1,250".

interface OfPoints {
  readonly points: string
}

interface OfReward {
  readonly reward: string
}

export const loyaltyTab = {
  loading: 'Loading your points',
  notLoaded: 'Your points couldn’t be loaded.',
}

export const tierCard = {
  title: 'Points and tier',
  points: 'Your points',
  member: ({ tier }: { readonly tier: string }) => `${tier} member`,
  /** `next` is null in the highest tier. */
  about: ({
    next,
    earned,
  }: {
    readonly next: (OfPoints & { readonly tier: string }) | null
    readonly earned: string
  }) =>
    `${next ? `${next.points} more points to reach ${next.tier}.` : 'You are in our highest tier.'} You have earned ${earned} so far: one for every rupee of a completed order. Redeeming never costs you your tier.`,
  /** The marked parts are for screen readers. */
  tier: ({ tier, isReached }: { readonly tier: string; readonly isReached: boolean }) =>
    isReached ? `[Reached: ]${tier}` : tier,
  from: ({ points }: OfPoints) => `${points}[ points]`,
}

export const rewardsPanel = {
  title: 'Rewards',
  intro: 'Redeem one, and your next order uses it automatically.',
  costs: ({ points }: OfPoints) => `${points} points`,
  redeem: 'Redeem',
  lacking: ({ points }: OfPoints) => `${points} more points needed`,
  question: ({ reward }: OfReward) => `Redeem “${reward}”?`,
  /** `left`: the points after it. */
  terms: ({ points, left }: OfPoints & { readonly left: string }) =>
    `It costs ${points} points and leaves you with ${left}.`,
  notNow: 'Not now',
  redeemed: ({ reward }: OfReward) => `“${reward}” is yours.`,
  redeemedLine: 'Your next order uses it automatically.',
  failed: 'That couldn’t be redeemed.',
  vouchers: 'Waiting for your next order',
  oneAnOrder: 'Each order uses one, the oldest first.',
  schedule: 'Schedule a pickup',
}

export const invitation = {
  title: 'Invite a friend',
  about: ({ points }: { readonly points: number }) =>
    `You both get ${points} points when their first paid order is completed.`,
  link: 'Your invitation link',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'Please copy the link by hand.',
  copyFailedLine: 'It is selected for you.',
  share: 'Share',
  /** What is sent with the link. */
  shared: ({ points }: { readonly points: number }) => `${points} points for your first laundry`,
  joined: ({ friends }: { readonly friends: number }) =>
    friends === 1 ? 'One friend has joined you.' : `${friends} friends have joined you.`,
}

/** The marked parts are for screen readers. */
export const pointsHistory = {
  title: 'History',
  loading: 'Loading your history',
  notLoaded: 'Your history couldn’t be loaded.',
  none: 'No points yet',
  noneLine: 'You get a point for every rupee of a completed order.',
  schedule: 'Schedule a pickup',
  earned: ({ points }: OfPoints) => `+${points}[ points]`,
  spent: ({ points }: OfPoints) => `−${points}[ points]`,
}
