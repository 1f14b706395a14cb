/** Runs calls written as steps, and passes values from answers to later steps. */
import type { Client, Reply } from './client.ts'
import { newForm } from './forms.ts'
import type { Step } from './golden/step.ts'

export type StepTaker<P extends string> = (step: Step<P>) => Promise<Reply<unknown>>

/** A body's `...` is what an earlier answer gave, of which it says what it changes. */
const withAllOf = ({ '...': all, ...changes }: { '...'?: object }): object => ({
  ...all,
  ...changes,
})

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const partOf = (whole: unknown, name: string): unknown =>
  (whole as Record<string, unknown> | undefined)?.[name]

/**
 * @param people the browser of each person that steps name
 * @param photo the bytes of a picture, for steps that send one
 * @param made what steps send that is made of what was kept, such as a code of an authenticator app
 */
export function createStepRunner<P extends string>(
  people: Record<P, Client>,
  photo?: Uint8Array,
  made: Record<string, (kept: Record<string, unknown>) => string> = {},
): StepTaker<P> {
  const kept: Record<string, unknown> = {}
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      asText(made[name]?.(kept) ?? kept[name] ?? whole),
    )
  // What is all of a value stays what it was, such as a number.
  const filledJson = (value: object) =>
    JSON.parse(
      filled(
        JSON.stringify(value).replaceAll(/"\{(\w+)\}"/g, (whole, name: string) =>
          name in kept ? JSON.stringify(kept[name] ?? null) : whole,
        ),
      ),
    )

  return async ({ who, call, body, form, photo: field, keep = {} }) => {
    const [method, url] = call.split(' ') as ['GET', string]
    const json = body && { payload: withAllOf(filledJson(body)) }
    const file = field && photo ? { bytes: photo, field } : undefined
    const fields = form && (await newForm(filledJson(form), file))
    const reply = await people[who].send({ method, url: filled(url), ...json, ...fields })
    for (const [name, path] of Object.entries(keep))
      kept[name] = path === '' ? reply.body : path.split('.').reduce(partOf, reply.body)
    return reply
  }
}
