'use client'
import { PANEL_ENTRIES, type PanelEntry } from '@/components/dashboard/panels'
import { useRole } from './useRole'

/** The panels that the signed-in account may use; none until its role is known. */
export const usePanels = (): readonly PanelEntry[] => {
  const role = useRole()
  return PANEL_ENTRIES.filter(({ roles }) => roles.some((allowed) => allowed === role))
}
