// Copies a text to the clipboard, and reports success.
import { toast } from '#web/ui/toast.tsx'

/** A laundry may run without https, where there is no clipboard: then it is there to be copied by hand. */
export async function copyText(
  text: string,
  words: { copied: string; copyByHand: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    toast.failure(words.copyByHand)
  }
}
