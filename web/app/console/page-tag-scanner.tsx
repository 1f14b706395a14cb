// Tag scans on any page of the console: each opens the tagged clothes.
import { useNavigate } from 'react-router'
import { useGlobalScanner } from '#web/features/scan/use-scanner.ts'

export function PageTagScanner() {
  const navigate = useNavigate()
  useGlobalScanner((code) => void navigate(`/admin/clothes?tag=${code}`))
  return null
}
