'use client'
import type { ReactNode } from 'react'
import { Queries } from '@/components/dashboard/calls/Queries'
import { useSessionLost } from './useSessionLost'

/** The query client of the dashboard. A call that finds the session lost leads to /login. */
export const DashboardQueries = ({ children }: { children: ReactNode }) => (
  <Queries onError={useSessionLost()}>{children}</Queries>
)
