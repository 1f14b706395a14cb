// Takes a picture from a file input: refuses what is none, and makes what is large smaller.
import { type ChangeEvent, useState } from 'react'
import { pictureChoice } from '#words/en/picture-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { isHeic, refusedAs, smallPicture } from './small-picture.ts'

export type PictureChoice = {
  /** Of the input. */
  choose: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
  isReading: boolean
  /** Why what was chosen last can't be the picture, in words. */
  problem: string | undefined
  forgetProblem: () => void
}

/** @param onChosen gets the picture as it is to be sent */
export function usePictureChoice(onChosen: (file: File) => void): PictureChoice {
  const words = useWords(pictureChoice)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // So that the same file can be chosen again after a change of mind.
    event.target.value = ''
    if (!file) return
    const refused = refusedAs(file)
    setProblem(refused ? words[refused] : undefined)
    if (refused) return
    setReading(true)
    const small = await smallPicture(file)
    setReading(false)
    if (small) onChosen(small)
    else setProblem(isHeic(file) ? words.unreadableHeic : words.unreadable)
  }
  return { choose, isReading, problem, forgetProblem: () => setProblem(undefined) }
}
