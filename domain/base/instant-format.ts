// Formatters of instants, each created once, because creating one is slow and a laundry has one time zone.

/**
 * A writer of instants in a language and a form.
 * @returns what writes an instant as clocks in a time zone show it
 */
export function instantFormat(
  language: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (at: Date, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (at, timeZone) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(at)
  }
}
