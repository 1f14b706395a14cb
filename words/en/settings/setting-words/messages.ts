// Words of the setting beside the messages of a month.
import type { FieldWords, WordsOnTab } from './words-of-setting.ts'

export const messagesSettings: WordsOnTab<'messages'> = {
  messageRates: {
    title: 'What your operators charge',
    intro:
      'In paise before tax, as your contracts say: for each segment of a text message, and for each WhatsApp message. The first 1,000 answers of a month are free. Leave empty what you don’t know. Messages that were sent keep the price of their day.',
    loading: 'Loading the prices',
    failed: 'The prices couldn’t be loaded.',
    done: 'The prices are saved.',
    audit: 'Prices of messages',
    fields: {
      smsService: rate('Text, service'),
      smsPromotional: rate('Text, promotional'),
      whatsappUtility: rate('WhatsApp, utility'),
      whatsappMarketing: rate('WhatsApp, marketing'),
      whatsappAuthentication: rate('WhatsApp, authentication'),
      whatsappService: rate('WhatsApp, answers beyond 1,000 a month'),
    },
  },
}

function rate(label: string): FieldWords<number | null> {
  return { label, audit: [label, writeRate] }
}

function writeRate(paise: number | null): string {
  return paise === null ? 'not known' : `${paise} paise`
}
