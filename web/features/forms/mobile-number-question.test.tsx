// Question whether a number is a mobile, and the number it is about.
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { MobileNumberQuestion } from './mobile-number-question.tsx'

const ASKED = new ApiError(400, 'maybe_landline', 'Is 80501 23456 a mobile?')

const shown = (isOfOther: boolean) =>
  renderForTest(
    <MobileNumberQuestion error={ASKED} isOfOther={isOfOther} busy={false} onYes={() => {}} />,
  ).text

it('offers to confirm a mobile number only while it is the number that was asked about', () => {
  expect(shown(false)).toContain('Yes, it’s a mobile')
  expect(shown(true)).not.toContain('Yes, it’s a mobile')
})
