/** API calls for approved texts. */
import * as calls from '#contract/messages/approved-texts.ts'
import { linkBase } from '#domain/messages/templates/approved-text.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { listProductTexts } from './product-texts.ts'
import { recordTextRegistration } from './record-text-registration.ts'
import { selectRegisteredTexts } from './store.ts'
import { approvedTextView } from './view.ts'

export function approvedTextRoutes(deps: Deps): Route[] {
  return [
    route(calls.readApprovedTexts, async ({ query: { channel } }) => {
      const registered = await selectRegisteredTexts(deps.db, channel)
      const texts = await listProductTexts(deps, channel)
      return {
        linkBase: linkBase(deps.config.baseUrl),
        texts: texts.map((text) =>
          approvedTextView(
            text,
            registered.find(
              ({ language, name }) => language === text.language && name === text.name,
            ),
          ),
        ),
      }
    }),
    route(calls.recordTextRegistration, ({ params, body, person }) =>
      recordTextRegistration(deps, person, params, body),
    ),
  ]
}
