// Pieces that sentences of several areas are made of.

/** What a person typed, ended as a sentence is. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** How a mail begins. */
export function helloTo(name: string): string {
  return `Hello ${name},`
}
