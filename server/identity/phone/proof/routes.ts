/** API calls about a person's own phone number and its proof. */
import {
  addEmail as addEmailCall,
  endPhoneSignIn as endCall,
  provePhone as proveCall,
  readPhone,
  sendPhoneCode,
} from '#contract/accounts/phone-proof.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { route, type Route } from '../../../http/route.ts'
import type { Person } from '../../../http/callers/session.ts'
import { endPhoneSignIn } from '../numbers/end-phone-sign-in.ts'
import { offersPhoneCodes } from '../numbers/offers-phone-codes.ts'
import { addMissingEmail } from './add-missing-email.ts'
import { requestPhoneCode } from './request-phone-code.ts'
import { provePhone } from './prove-phone.ts'
import { findPhone } from './store.ts'
import { canEnablePhoneSignIn } from './needs-verification-code.ts'

export function phoneRoutes(deps: Deps): Route[] {
  const phoneOf = async (userId: string) => {
    const found = await findPhone(deps.db, userId)
    if (!found) throw notFound('customer')
    const { phone, signs_in: signsIn } = found
    return {
      phone,
      proven: phone !== '' && found.phone_proven_at !== null,
      signsIn,
      canSignIn: offersPhoneCodes(deps) && canEnablePhoneSignIn(found),
    }
  }
  return [
    route(readPhone, ({ params }) => phoneOf(params.id)),
    route(sendPhoneCode, async ({ params, query, person, request, words }) => {
      onlyOwn(person, params.id)
      await requestPhoneCode(deps, request, person.id, query.isMobile !== undefined)
      return { message: words.answers.codeSent }
    }),
    route(proveCall, async ({ params, body, person, request }) => {
      onlyOwn(person, params.id)
      await provePhone(deps, request, person, body)
      return phoneOf(person.id)
    }),
    route(addEmailCall, async ({ params, body, person, request }) => {
      onlyOwn(person, params.id)
      await addMissingEmail(deps, request, person, body)
      return { pendingEmail: body.email }
    }),
    route(endCall, async ({ params, person }) => {
      onlyOwn(person, params.id)
      await endPhoneSignIn(deps.db, person.id)
      return phoneOf(person.id)
    }),
  ]
}

/** Staff can enter a number, but its owner alone proves it. */
function onlyOwn(person: Person, userId: string): void {
  if (!isRecordOwner(person, userId)) throw new AppError('forbidden', say('onlyOwnPhone'))
}
