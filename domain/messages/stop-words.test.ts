import { expect, it } from 'vitest'
import { readStopWord } from './stop-words.ts'

const HEADERS = ['SUNRSE', '562993']

it.each(['STOP', ' stop ', 'Stop.', 'stop   all', 'Unsubscribe!', '“STOP”', 'opt out'])(
  'reads %s as stop',
  (text) => expect(readStopWord(text, HEADERS)).toBe('stop'),
)

it.each(['STOP SUNRSE', 'stop 562993', 'Stop AD-SUNRSE-P', 'stop sunrse-s'])(
  'reads %s, as operators write it, as stop',
  (text) => expect(readStopWord(text, HEADERS)).toBe('stop'),
)

it.each(['start', 'START SUNRSE', 'Subscribe'])('reads %s as start', (text) =>
  expect(readStopWord(text, HEADERS)).toBe('start'),
)

it.each([
  '',
  'Stop my pickup',
  'stop pickup',
  'stop OTHERS',
  'Please don’t stop',
  'SUNRSE',
  'cancel',
])('reads “%s” as neither', (text) => expect(readStopWord(text, HEADERS)).toBeNull())
