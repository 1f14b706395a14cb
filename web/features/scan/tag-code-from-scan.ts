// Tag code in scanned or typed text.

/** A tag's QR code is the address of its page; what is none stays as it is. */
export function tagCodeFromScan(text: string): string {
  return /[?&]tag=([^&\s]+)/i.exec(text)?.[1] ?? text
}
