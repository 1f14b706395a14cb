// A person's own quiet hours, on the profile.

/** An hour such as 22:00 as people say it: 10 pm. */
function hour(time: string): string {
  const count = Number(time.slice(0, 2))
  if (count === 0) return '12 midnight'
  if (count === 12) return '12 noon'
  return `${count % 12} ${count < 12 ? 'am' : 'pm'}`
}

interface Hours {
  readonly from: string
  readonly until: string
}

export const ownQuietHours = {
  title: 'Quiet hours',
  about:
    'In these hours you get only what you wait for: codes, “on the way”, questions that run out and chat replies. The rest comes when they end.',
  offers: 'Offers also keep to our own quiet hours.',
  loading: 'Loading your quiet hours',
  notLoaded: 'Your quiet hours couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  choose: 'My own hours',
  hint: {
    ours: ({ from, until }: Hours) =>
      `Now it’s quiet from ${hour(from)} to ${hour(until)}, as for everyone.`,
    none: 'Now messages come at any hour, as for everyone.',
    own: 'Switch off to go back to everyone’s.',
  },
  from: 'From',
  until: 'Until',
  untilNextDay: 'Until, next day',
  hour,
}
