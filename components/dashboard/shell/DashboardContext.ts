'use client'
import { createContext, useContext } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import type { MenuCounts } from '@/collections/Overview/shared/menuCounts'
import type { ProfileJson } from '@/collections/Users/shared/json'

export type LastMove = { batch: string; text: string; stage: Stage; count: number }

/** What DashboardShell knows and every screen in it may use. */
export type Dashboard = {
  /** The agency's name; its phone and licence number stand on printed sheets. */
  name: string
  phone: string
  licence: string
  /** Null until it is loaded. */
  profile: ProfileJson | null
  totals: MenuCounts | null
  /** Loads profile and totals again. */
  refresh: () => void
  /** The last bulk move of applicants, while it can be undone, also after its panel was closed. */
  lastMove: LastMove | null
  setLastMove: (move: LastMove | null) => void
  /** Logs out: here, or with `everywhere` on all devices. */
  leave: (everywhere?: boolean) => void
}

export const DashboardContext = createContext<Dashboard>({
  name: '',
  phone: '',
  licence: '',
  profile: null,
  totals: null,
  refresh: () => {},
  lastMove: null,
  setLastMove: () => {},
  leave: () => {},
})

export const useDashboard = (): Dashboard => useContext(DashboardContext)
