/** Keyed hash of a delivery code, by which a typed one is checked. */
import type { Config } from '../../platform/config/config.ts'
import { hashWithSecret } from '../../http/callers/source.ts'

export function hashDeliveryCode(
  code: string,
  codeId: string,
  { authSecret }: Pick<Config, 'authSecret'>,
): string {
  return hashWithSecret(`delivery-code:${codeId}:${code}`, authSecret)
}
