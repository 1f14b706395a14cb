// What staff read where they set which services customers may send a bag for.

export const bagsSettingScreen = {
  title: 'Bags without a list',
  hint: 'For these services customers may send a bag and leave the counting to you. They see what such orders came to in the last 90 days, once there are five; the price is made when you count.',
  label: 'Services',
  loading: 'Loading the services',
  failed: 'The services couldn’t be loaded.',
  done: 'The services are saved.',
}
