/** A PDF document as an HTTP answer. */
import { Answer } from '../../http/route.ts'
import type { Printed } from './print-invoice.ts'

export function toPdfAnswer({ fileName, bytes }: Printed) {
  return new Answer(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}
