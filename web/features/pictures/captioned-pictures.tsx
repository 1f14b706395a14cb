// Pictures side by side with captions and dates; a press opens one in full.
import { useLaundryTime } from '#web/lib/laundry-time.ts'

export interface CaptionedPicture {
  _id: string
  imageUrl: string
  thumbnailUrl: string
  /** What a press on it does, for who doesn't see it. */
  alt: string
  /** An instant. */
  at: string
}

type CaptionedPicturesProps = {
  title: string
  pictures: readonly CaptionedPicture[]
  /** The level of its heading. */
  as?: 'h3' | 'h4'
}

/** Nothing where there are none. */
export function CaptionedPictures({ title, pictures, as: Heading = 'h3' }: CaptionedPicturesProps) {
  const time = useLaundryTime()
  if (pictures.length === 0) return null
  return (
    <div className="grid gap-2">
      <Heading className="text-base">{title}</Heading>
      <ul aria-label={title} className="flex flex-wrap gap-3">
        {pictures.map(({ _id, imageUrl, thumbnailUrl, alt, at }) => (
          <li key={_id}>
            <figure className="grid w-28 gap-1">
              <a href={imageUrl} target="_blank" rel="noreferrer" className="block">
                <img
                  src={thumbnailUrl}
                  alt={alt}
                  loading="lazy"
                  className="size-28 rounded-md border border-line bg-sunk object-cover"
                />
              </a>
              <figcaption className="text-sm text-ink-soft">{time.dateTime(at)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
