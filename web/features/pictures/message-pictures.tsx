// Pictures of a sent message as thumbnails; a press opens one in full.
import type { MessagePicture } from '#contract/help/help-pictures.ts'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { pictureName } from './shrink-picture.ts'

const THUMBNAIL = 'max-h-40 max-w-full rounded-md border border-line bg-sunk object-cover'

/** Nothing for a message without pictures. */
export function MessagePictures({ pictures }: { pictures: readonly MessagePicture[] }) {
  const words = useWords(pictureChoice)
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 py-1">
      {pictures.map(({ _id, imageUrl, thumbnailUrl }, index) => (
        <li key={_id}>
          <a href={imageUrl} target="_blank" rel="noreferrer" className="block">
            <img
              src={thumbnailUrl}
              alt={words.open(index + 1)}
              loading="lazy"
              className={`${THUMBNAIL} min-h-11 min-w-11`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Those that are still on the device. */
export function UnsentPictures({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 py-1">
      {files.map((file, index) => (
        <Unsent key={pictureName(file)} file={file} index={index} />
      ))}
    </ul>
  )
}

function Unsent({ file, index }: { file: File; index: number }) {
  const words = useWords(pictureChoice)
  const url = useObjectUrl(file)
  return <li>{url && <img src={url} alt={words.nth(index + 1)} className={THUMBNAIL} />}</li>
}
