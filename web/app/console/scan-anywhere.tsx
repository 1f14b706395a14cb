// Tag scans on any page of the console: each opens the tagged clothes.
import { useNavigate } from 'react-router'
import { useScannerElsewhere } from '#web/features/scan/use-scanner.ts'

export function ScanAnywhere() {
  const navigate = useNavigate()
  useScannerElsewhere((code) => void navigate(`/admin/clothes?tag=${code}`))
  return null
}
