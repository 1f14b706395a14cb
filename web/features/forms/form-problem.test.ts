// Message about a failed call: the server's refusal, or the screen's words with a reason.
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { formProblemOf } from './form-problem.tsx'

const OTHERWISE = 'That couldn’t be saved.'

it('shows a refusal in the server’s words', () => {
  expect(formProblemOf(new ApiError(409, 'name_taken', 'The name is taken.'), OTHERWISE)).toEqual({
    message: 'The name is taken.',
    reason: null,
  })
})

it('shows a failure in the screen’s words, with the server’s reference', () => {
  const failure = new ApiError(500, 'server_error', 'In the language of the server.', {
    requestId: '7KQ2M-9XD4A',
  })
  expect(formProblemOf(failure, OTHERWISE)).toEqual({
    message: OTHERWISE,
    reason: null,
    reference: '7KQ2M-9XD4A',
  })
  const gateway = new ApiError(502, 'server_error', 'Bad gateway')
  expect(formProblemOf(gateway, OTHERWISE).reference).toBeNull()
})

it('gives the reason when the server can’t be reached', () => {
  const offline = new ApiError(0, 'offline', 'You seem to be offline.')
  expect(formProblemOf(offline, OTHERWISE)).toMatchObject({
    message: OTHERWISE,
    reason: offline.message,
  })
})
