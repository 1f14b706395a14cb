/** People who write by WhatsApp, as Meta's webhook names them: with a number, with an id alone, or with both. */
export interface Writer {
  /** Such as IN.13491208655302741918; Meta's older notices have none. */
  userId: string | null
  /** Digits with the country's code; null for a person who hides it. */
  phone: string | null
  name: string | null
}

export interface PersonsMessage {
  from: Writer
  /** WhatsApp's; the same for a message that is sent again. */
  id: string
  at: Date
  /** The part of the message beside its id, its sender and its time: its type and what that holds. */
  content: { type: string } & Record<string, unknown>
  /** The id of the message of the laundry that it answers. */
  repliesTo?: string
}

/** A text as people write it. */
export const textOf = (body: string): PersonsMessage['content'] => ({
  type: 'text',
  text: { body },
})

/** A press on a quick reply of a template. */
export const pressOf = (payload: string, text: string): PersonsMessage['content'] => ({
  type: 'button',
  button: { payload, text },
})

/** A picture with its words. */
export const pictureOf = (id: string, caption?: string): PersonsMessage['content'] => ({
  type: 'image',
  image: { id, mime_type: 'image/jpeg', ...(caption !== undefined && { caption }) },
})

/** Opens the window in which free words reach a person. */
export function noteWriter(wrote: Map<string, Date>, { from, at }: PersonsMessage): void {
  for (const address of [from.userId, from.phone])
    if (address !== null && !(wrote.get(address)! > at)) wrote.set(address, at)
}

/** What a notice holds of messages. */
export function inboundValue(messages: readonly PersonsMessage[]) {
  const contacts = new Map(messages.map(({ from }) => [from.userId ?? from.phone, from]))
  return {
    contacts: [...contacts.values()].map(({ userId, phone, name }) => ({
      profile: name === null ? {} : { name },
      ...(phone !== null && { wa_id: phone }),
      ...(userId !== null && { user_id: userId }),
    })),
    messages: messages.map(({ from, id, at, content, repliesTo }) => ({
      ...(from.phone !== null && { from: from.phone }),
      ...(from.userId !== null && { from_user_id: from.userId }),
      id,
      timestamp: String(Math.floor(at.getTime() / 1000)),
      ...(repliesTo !== undefined && { context: { from: '918045678900', id: repliesTo } }),
      ...content,
    })),
  }
}
