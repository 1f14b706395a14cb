// Words of all declared settings, from one file a tab of the console.
import type { DeclaredKey } from '#domain/settings/setting-keys.ts'
import { areasSettings } from './setting-words/areas.ts'
import { boardSettings } from './setting-words/board.ts'
import { businessSettings } from './setting-words/business.ts'
import { catalogueSettings } from './setting-words/catalogue.ts'
import { messagesSettings } from './setting-words/messages.ts'
import { placesSettings } from './setting-words/places.ts'
import { textsSettings } from './setting-words/texts.ts'
import type { FieldWords } from './setting-words/words-of-setting.ts'

export const settingWords = {
  ...businessSettings,
  ...placesSettings,
  ...areasSettings,
  ...boardSettings,
  ...catalogueSettings,
  ...messagesSettings,
  ...textsSettings,
}

/** Beside one of several numbers. */
export const settingRange = ({ least, most }: { least: number; most: number }) =>
  `${least} to ${most.toLocaleString('en-IN')}`

/** The words of a setting's fields by name. */
export function wordsOfFields(
  key: DeclaredKey,
  words = settingWords,
): Readonly<Record<string, FieldWords<unknown>>> {
  return words[key].fields as unknown as Readonly<Record<string, FieldWords<unknown>>>
}
