// What the setting of clothes that haven't moved says.

export const stillHours = {
  title: 'Clothes that haven’t moved',
  intro: 'What stays in one place for so many hours heads the page “Where things are”.',
  hours: 'Hours',
  done: 'The hours are saved.',
}
