/** Capability face: messages of people who write by WhatsApp. */
import type { Capability } from '../../capability/capability.ts'
import { handleInboundMessages } from './handle-inbound-messages.ts'
import type { InboundHandler } from './inbound-message.ts'
import { whatsAppContactData } from './personal-data.ts'
import { forgetSilentContacts } from './forget-silent-contacts.ts'

/** @param handlers asked about each message in this order; the last one takes every message */
export const whatsAppInbox = (handlers: readonly InboundHandler[]): Capability => ({
  jobs: [
    {
      name: 'handle-whatsapp-messages',
      batch: 10,
      run: (deps, batch) => handleInboundMessages(deps, batch, handlers),
    },
    { name: 'tend-chats', every: '* * * * *', run: forgetSilentContacts },
  ],
  personalData: [whatsAppContactData],
})
