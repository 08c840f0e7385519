'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'

export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button onClick={() => window.print()}>{children}</Button>
)
