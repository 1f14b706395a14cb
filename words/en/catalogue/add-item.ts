// Picker for one more item of the price list.
export const addItem = {
  label: 'Add an item',
  choose: 'Choose from the price list',
  notLoaded: 'The price list couldn’t be loaded.',
}
