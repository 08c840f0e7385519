import { useEffect, useState } from 'react'

/** An object URL of a file, revoked when another one takes its place; null before it is made, and without a file. */
export const useFileAddress = (file: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return address
}
