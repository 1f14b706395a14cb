// Days of the week in settings, Monday first, each with its number (Sunday is 0).
export const week = {
  day: 'Day',
  days: [
    { weekday: 1, name: 'Monday' },
    { weekday: 2, name: 'Tuesday' },
    { weekday: 3, name: 'Wednesday' },
    { weekday: 4, name: 'Thursday' },
    { weekday: 5, name: 'Friday' },
    { weekday: 6, name: 'Saturday' },
    { weekday: 0, name: 'Sunday' },
  ],
}
