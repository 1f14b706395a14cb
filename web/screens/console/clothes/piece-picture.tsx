// Small picture of a piece: decoration beside its name, absent without a picture.
import { useState } from 'react'

export function PiecePicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return null
  return (
    <img
      alt=""
      src={src}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="size-16 shrink-0 rounded-md bg-sunk object-cover"
    />
  )
}
