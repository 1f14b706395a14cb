// A tag that is scanned on any page of the console opens the clothes that it is on.
import { useNavigate } from 'react-router'
import { useScannerElsewhere } from '#web/features/scan/use-scanner.ts'

export function ScanAnywhere() {
  const navigate = useNavigate()
  useScannerElsewhere((code) => void navigate(`/admin/clothes?tag=${code}`))
  return null
}
