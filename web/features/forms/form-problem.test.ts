// Message about a failed call: the server's refusal, or the screen's words with a reason.
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { problemOf } from './form-problem.tsx'

const OTHERWISE = 'That couldn’t be saved.'

it('shows a refusal in the server’s words', () => {
  expect(problemOf(new ApiError(409, 'name_taken', 'The name is taken.'), OTHERWISE)).toEqual({
    message: 'The name is taken.',
    reason: null,
  })
})

it('shows a failure in the screen’s words, with the server’s reference', () => {
  const message = 'Something went wrong on our side. Please try again. (Reference 7KQ2M-9XD4A)'
  expect(problemOf(new ApiError(500, 'server_error', message), OTHERWISE)).toEqual({
    message: OTHERWISE,
    reason: 'Reference 7KQ2M-9XD4A',
  })
  expect(problemOf(new ApiError(502, 'server_error', 'Bad gateway'), OTHERWISE).reason).toBeNull()
})

it('reports a missing answer', () => {
  const offline = new ApiError(0, 'offline', 'You seem to be offline.')
  expect(problemOf(offline, OTHERWISE)).toEqual({ message: OTHERWISE, reason: offline.message })
})
