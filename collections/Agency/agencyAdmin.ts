import type { GlobalConfig } from 'payload'

/** How the CMS panel shows the settings that the launch list leads to. */
export const AGENCY_ADMIN: GlobalConfig['admin'] = {
  group: 'Agency',
  components: {
    elements: {
      beforeDocumentControls: ['/app/(payload)/components/launch/BackToLaunch#BackToLaunch'],
    },
  },
}
