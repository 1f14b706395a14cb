// Query of the thing that carries a tag.
import { scanTag } from '#contract/clothes/custody.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askScan = addressOf(scanTag)

/** @param code as it was typed or scanned */
export const findTag = (code: string) => call(askScan, { params: { code } })
