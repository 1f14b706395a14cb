// Help dialog with the order list's keys.
import { Dialog } from '#web/ui/dialog.tsx'
import { KEYS } from './use-list-keys.ts'

/** Opens with "?". */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">What each key does</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Does</th>
            <th scope="col">Keys</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(({ keys, does }) => (
            <tr key={does} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {does}
              </th>
              <td className="py-2 text-right whitespace-nowrap">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && <span className="px-1.5 text-ink-soft">or</span>}
                    <kbd className="rounded-sm border border-edge bg-sunk px-2 py-0.5 font-sans font-semibold">
                      {key}
                    </kbd>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
