// Pictures from a file input: rejects other files, and reduces large ones.
import { type ChangeEvent, useState } from 'react'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { isHeic, pictureRefusal, shrinkPicture } from './shrink-picture.ts'

export type PictureChoice = {
  /** Of the input. */
  choose: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
  isReading: boolean
  /** Why what was chosen last can't be the picture, in words. */
  problem: string | undefined
  forgetProblem: () => void
}

/** @param onChosen gets each picture as it is to be sent */
export function usePictureChoice(onChosen: (file: File) => void): PictureChoice {
  const words = useWords(pictureChoice)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // So that the same file can be chosen again after a change of mind.
    event.target.value = ''
    if (files.length === 0) return
    setProblem(undefined)
    setReading(true)
    for (const file of files) await take(file)
    setReading(false)
  }
  const take = async (file: File) => {
    const refused = pictureRefusal(file)
    if (refused) return setProblem(words[refused])
    const small = await shrinkPicture(file)
    if (small) onChosen(small)
    else setProblem(isHeic(file) ? words.unreadableHeic : words.unreadable)
  }
  return { choose, isReading, problem, forgetProblem: () => setProblem(undefined) }
}
