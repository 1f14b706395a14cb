// Automatic chat messages outside help desk hours.
import type { UnreadableKind } from '#domain/messages/whatsapp-people.ts'

const UNREADABLE: Readonly<Record<UnreadableKind, string>> = {
  voice: 'Sent a voice message. It can’t be played here.',
  video: 'Sent a video. It can’t be opened here.',
  document: 'Sent a document. It can’t be opened here.',
  location: 'Sent a location. It can’t be shown here.',
  contact: 'Sent a contact. It can’t be shown here.',
  other: 'Sent a message that can’t be shown here.',
}

const UNREADABLE_HERE: Readonly<Record<UnreadableKind, string>> = {
  voice: 'voice messages',
  video: 'videos',
  document: 'documents',
  location: 'locations',
  contact: 'contacts',
  other: 'messages of this kind',
}

interface Back {
  /** On the clock, in the morning. */
  hour: number
  isToday: boolean
}

export const chat = {
  /** When people answer again. */
  back: ({ hour, isToday }: Back) => `at ${hour} am ${isToday ? 'today' : 'tomorrow'}`,
  /** `isVisitor`: nobody knows where they could be written to. */
  away: ({ isVisitor, ...back }: Back & { isVisitor: boolean }) => {
    const where = isVisitor
      ? 'Come back to this page in this browser to read our answer. If you would rather have it by email, please use the form on the contact page.'
      : 'You’ll get our answer here, in your notifications and by email.'
    return `Thank you, we have your message. We’re offline now and back ${chat.back(back)}. ${where}`
  },

  byWhatsApp: {
    /** A person without a number, or a name. */
    nameless: 'WhatsApp user',
    /** To a person whose number no customer has proven, once. */
    ask: 'Thank you, we have your message. Which order is it about? Please send its number, or tell us in a few words how we can help.',
    /** While nobody is there. */
    away: (back: Back) =>
      `We’re offline now and back ${chat.back(back)}. You’ll get our answer here.`,
    /** Below an answer, where its pictures are seen. */
    pictures: (count: number, link: string) =>
      `We sent ${count === 1 ? 'a picture' : `${count} pictures`}. See ${count === 1 ? 'it' : 'them'} here: ${link}`,
    /** What stands in the chat for a picture that isn’t kept, and why its sender reads. */
    pictureLost: 'Sent a picture. It can’t be shown here.',
    pictureRefused: {
      wrongType: 'We can’t open this picture. Please send it as JPEG, PNG or WebP.',
      tooLarge: 'This picture is too large for us. Please send a smaller one.',
      unreadable: 'We couldn’t open this picture. Please send it again.',
    },
    /** What stands in the chat for a message that can’t be read. */
    unreadable: UNREADABLE,
    /** To its sender. */
    writeInstead: (what: UnreadableKind) =>
      `We can’t open ${UNREADABLE_HERE[what]} here. Please write to us in words, or send a picture.`,
  },
}
