// Dragging a stop of the board to another column, with a mouse.
import { useEffect, useRef } from 'react'

/**
 * Stops are elements with `data-stop`, columns those with `data-column`. While a stop is dragged it has `data-dragged`,
 * and the column below it `data-over`.
 * @param row the columns' parent; null before it is there
 * @param onDrop what the stop and the column have in these attributes
 */
export function useStopDrag(
  row: { readonly current: HTMLElement | null },
  onDrop: (stop: string, column: string) => void,
): void {
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const parent = row.current
    if (!parent) return
    const listening = new AbortController()
    const { signal } = listening
    let dragged: HTMLElement | null = null
    let over: HTMLElement | null = null
    const enter = (column: HTMLElement | null) => {
      over?.removeAttribute('data-over')
      over = column
      over?.setAttribute('data-over', '')
    }
    const targetOf = (event: DragEvent) => {
      const column = closest(event, '[data-column]')
      return dragged && column && !column.contains(dragged) ? column : null
    }
    const end = () => {
      enter(null)
      dragged?.removeAttribute('data-dragged')
      dragged = null
    }
    const listen = (
      type: 'dragstart' | 'dragover' | 'dragend' | 'drop',
      to: (e: DragEvent) => void,
    ) => parent.addEventListener(type, to, { signal })
    listen('dragstart', (event) => {
      dragged = closest(event, '[data-stop]')
      dragged?.setAttribute('data-dragged', '')
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
    })
    listen('dragover', (event) => {
      const column = targetOf(event)
      if (column) event.preventDefault()
      if (column !== over) enter(column)
    })
    listen('drop', (event) => {
      const column = targetOf(event)
      const stop = dragged?.dataset['stop']
      event.preventDefault()
      end()
      if (column && stop) drop.current(stop, column.dataset['column']!)
    })
    listen('dragend', end)
    return () => listening.abort()
  }, [row])
}

function closest({ target }: DragEvent, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
